// The briefing: it opens once at every table, when the cards are dealt and nobody has to look away, and again on demand.

import { $, isField } from "./dom.js";

const drawer = $("#briefing");
const base = document.body.dataset.base;
const key = `briefed:${base}`;
const wanted = () => localStorage.getItem("briefings") !== "off";

async function load() {
  const answer = await fetch(`${base}/briefing`);
  if (answer.ok) $(".told", drawer).innerHTML = await answer.text();
  return answer.ok;
}

async function open() {
  if ($("dialog[open]") || !(await load()) || $("dialog[open]")) return;
  localStorage.setItem(key, "yes");
  drawer.showModal();
}

const ready = () => $("#scene .place, #scene .board, #scene .zone") && !$("#curtain button") && !$("#end .ending");

function once() {
  if (localStorage.getItem(key) || !wanted() || "later" in drawer.dataset || !ready()) return;
  looking.disconnect();
  open();
}

const looking = new MutationObserver(once);
for (const part of ["#scene", "#curtain"]) looking.observe($(part), { childList: true });

document.addEventListener("click", ({ target }) => target.closest("[data-open=briefing]") && load());
document.addEventListener("keydown", ({ key: pressed, target, ctrlKey, metaKey, altKey }) => {
  if (pressed === "b" && !ctrlKey && !metaKey && !altKey && !isField(target)) open();
});
$("#briefings").checked = wanted();
$("#briefings").addEventListener("change", ({ target }) => localStorage.setItem("briefings", target.checked ? "on" : "off"));
once();
