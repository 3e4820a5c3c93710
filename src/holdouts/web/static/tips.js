// Tips: one line when something happens for the first time, once for each person, or never. One that nobody puts away
// goes by itself with the second answer that was given under it.

import { $, $$ } from "./dom.js";

const part = $("#tips");
const frame = $("#tip");
const off = () => localStorage.getItem("tips") === "off";
const READ = 2;
let answers = 0;
const known = () => new Set(JSON.parse(localStorage.getItem("tips-known") ?? "[]"));

function show() {
  if (off() || !frame.hidden || $("#curtain button, .ending")) return;
  const heard = known();
  const fresh = $$("[data-tip]", part).find(({ dataset }) => !heard.has(dataset.tip));
  if (!fresh) return;
  localStorage.setItem("tips-known", JSON.stringify([...heard, fresh.dataset.tip]));
  $("p", frame).textContent = fresh.textContent;
  frame.hidden = false;
  answers = 0;
  place();
}

// On a phone it stands over the hand: what it speaks of enters at the top.
function place() {
  frame.style.setProperty("--hand-top", `${innerHeight - $("#hand").getBoundingClientRect().top}px`);
}

function hide() {
  frame.hidden = true;
  show();
}

function never() {
  localStorage.setItem("tips", "off");
  frame.hidden = true;
  $("#tips-on").checked = false;
}

frame.addEventListener("click", ({ target }) => (target.closest("[data-tip-never]") ? never() : target.closest("button") && hide()));
document.addEventListener("click", ({ target }) => {
  if (!frame.hidden && target.closest(".option") && ++answers >= READ) hide();
});
$("#tips-on").checked = !off();
$("#tips-on").addEventListener("change", ({ target }) => {
  localStorage.setItem("tips", target.checked ? "on" : "off");
  if (!target.checked) frame.hidden = true;
  show();
});
new MutationObserver(show).observe(part, { childList: true });
new ResizeObserver(place).observe($("#prompt"));
show();
