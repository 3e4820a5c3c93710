// How quickly bots play, as far as this page is concerned; and a way past all they do.

import { $, $$ } from "./dom.js";
import { clear } from "./motion.js";
import { audible, listen } from "./sound.js";

const USUAL = "steady";
const wished = () => localStorage.getItem("pace") ?? USUAL;
const isAsked = () => Boolean($("#prompt .asked.mine"));

export function keepPace(send) {
  if (wished() !== USUAL && $("#paces")) send("pace", { pace: wished() });
  for (const choice of $$("#paces input")) {
    choice.checked = choice.value === wished();
    choice.addEventListener("change", () => {
      localStorage.setItem("pace", choice.value);
      send("pace", { pace: choice.value });
    });
  }
  document.addEventListener("click", ({ target }) => {
    if (!target.closest("[data-skip]")) return;
    document.body.classList.add("skipping");
    clear();
    send("pace", { pace: "at-once" });
  });
  $("#sound").checked = audible();
  $("#sound").addEventListener("change", ({ target }) => listen(target.checked));
}

// Whoever is asked has arrived where they skipped to.
export function notice(send) {
  if (!isAsked() || !document.body.classList.contains("skipping")) return;
  document.body.classList.remove("skipping");
  send("pace", { pace: wished() });
}
