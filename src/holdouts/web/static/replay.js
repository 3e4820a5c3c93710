// The past, played: it walks the slider of the history, and never runs ahead of what is shown.

import { $, $$ } from "./dom.js";

const PACES = [1500, 750, 300];
const slider = $("#replay-at");
const shown = $("#replay output");
const play = $("#replay [data-play]");
const pace = $("#replay [data-pace]");
let [timer, playing, wanted] = [0, false, null];

const at = () => Number(slider.value);
const end = () => Number(slider.max);

function go(moment) {
  slider.value = Math.max(0, Math.min(end(), moment));
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}

function set(on) {
  playing = on;
  play.setAttribute("aria-pressed", on);
  play.textContent = on ? play.dataset.pause : play.dataset.play;
  clearTimeout(timer);
  if (on) timer = setTimeout(step, PACES[Number(pace.value)]);
}

function step() {
  if (!document.body.classList.contains("replaying")) return set(false);
  if (at() >= end()) return set(false);
  go(at() + 1);
}

// The next step is taken when this one is on the page.
new MutationObserver(() => {
  if (!shown.textContent) return;
  const moment = wanted;
  wanted = null;
  if (moment !== null) go(moment);
  else if (playing) set(true);
}).observe(shown, { childList: true, characterData: true, subtree: true });

document.addEventListener("click", ({ target }) => {
  const button = target.closest("#replay [data-step], #replay [data-play], button[data-moment], [data-replay]");
  if (!button) {
    if (target.closest("#replay [data-close]")) set(false);
    return;
  }
  if (button === play) {
    if (!playing && at() >= end()) go(0);
    set(!playing);
  } else if ("step" in button.dataset) {
    set(false);
    go(at() + Number(button.dataset.step));
  } else enter(button.dataset.moment === undefined ? 0 : Number(button.dataset.moment), "replay" in button.dataset);
});

// The history opens where it always does; from there it goes to the moment that was asked for.
function enter(moment, on) {
  shown.replaceChildren();
  wanted = moment;
  set(on);
  clearTimeout(timer);
  $$("[data-open=history]")[0].click();
}
