// A page that was read out stays before the reader until it is turned, and the browser reads it aloud if one wants.
// Which pages were turned is remembered here: who reloads is not read the same again.

import { $, $$ } from "./dom.js";

const moment = $("#moment");
const kept = `pages:${document.body.dataset.base}`;
const before = localStorage.getItem(kept);
const turned = new Set(JSON.parse(before ?? "[]"));
let lying = []; // what lay open a moment ago: whoever has answered has read it

const leaves = () => $$("[data-leaf]", moment).map((leaf) => leaf.dataset.leaf);

function turn(read) {
  read.forEach((leaf) => turned.add(leaf));
  localStorage.setItem(kept, JSON.stringify([...turned]));
}

function look() {
  const pages = $("[data-pages]", moment);
  hush();
  const now = leaves();
  if (lying.length && (pages?.matches(".past") || now.at(-1) !== lying.at(-1))) turn(lying);
  lying = pages && !pages.matches(".past") ? now : [];
  if (!pages) return;
  for (const leaf of $$("[data-leaf]", pages)) {
    const isOpen = !pages.matches(".past") && leaf.matches(":last-of-type");
    leaf.hidden = !isOpen && turned.has(leaf.dataset.leaf);
  }
  pages.classList.toggle("unturned", $("[data-leaf]:not([hidden])", pages) !== null);
  const voice = $("[data-voice]", pages);
  if (voice) voice.hidden = !("speechSynthesis" in window);
}

// --- the voice ---

const quiet = () => !("speechSynthesis" in window) || !$("[data-voice].speaks");

function hush() {
  if ("speechSynthesis" in window) speechSynthesis.cancel();
  const voice = $("[data-voice].speaks", moment);
  if (voice) named(voice, false);
}

function named(voice, speaks) {
  voice.classList.toggle("speaks", speaks);
  const other = voice.dataset.stop;
  voice.dataset.stop = voice.textContent;
  voice.textContent = other;
}

function speak(voice) {
  if (!quiet()) return hush();
  const text = $$("[data-leaf]:not([hidden])", moment).map((leaf) => `${$("h2", leaf).textContent}. ${$(".story", leaf).textContent}`);
  const said = new SpeechSynthesisUtterance(text.join(" "));
  said.lang = document.documentElement.lang;
  said.onend = () => voice.matches(".speaks") && named(voice, false);
  named(voice, true);
  speechSynthesis.speak(said);
}

document.addEventListener("click", ({ target }) => {
  const voice = target.closest("[data-voice]");
  if (voice) speak(voice);
  if (target.closest("[data-turn]")) {
    turn(leaves());
    look();
  }
});
if (before === null) turn(leaves().slice(0, -1)); // whoever comes later is not read what was before them
new MutationObserver(look).observe(moment, { childList: true });
look();
