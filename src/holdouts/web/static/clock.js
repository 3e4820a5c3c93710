// The clock runs on the server; here it is only shown.

import { $ } from "./dom.js";

let time = null;
export function setClock({ left, running }) {
  time = { running, at: performance.now() + left * 1000, left };
  tick();
}

export function tick() {
  const clock = time && $("[data-clock]");
  if (!clock) return;
  const left = time.running ? (time.at - performance.now()) / 1000 : time.left;
  clock.textContent = Math.max(0, Math.ceil(left));
  clock.closest(".clock").classList.toggle("still", !time.running);
}

setInterval(tick, 250);
