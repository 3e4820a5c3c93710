// Tips: one line when something happens for the first time, once for each person, or never.

import { $, $$ } from "./dom.js";

const part = $("#tips");
const frame = $("#tip");
const off = () => localStorage.getItem("tips") === "off";
const known = () => new Set(JSON.parse(localStorage.getItem("tips-known") ?? "[]"));

function show() {
  if (off() || !frame.hidden || $("#curtain button, .ending")) return;
  const heard = known();
  const fresh = $$("[data-tip]", part).find(({ dataset }) => !heard.has(dataset.tip));
  if (!fresh) return;
  localStorage.setItem("tips-known", JSON.stringify([...heard, fresh.dataset.tip]));
  $("p", frame).textContent = fresh.textContent;
  frame.hidden = false;
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
$("#tips-on").checked = !off();
$("#tips-on").addEventListener("change", ({ target }) => {
  localStorage.setItem("tips", target.checked ? "on" : "off");
  if (!target.checked) frame.hidden = true;
  show();
});
new MutationObserver(show).observe(part, { childList: true });
show();
