// Reading a card: a large copy of it beside what was pointed at, focused or tapped.

import { $ } from "./dom.js";
import { meanings } from "./glossary.js";

let pointing = 0;

export function zoom(card, by = card) {
  const large = $("#zoom");
  const copy = card.cloneNode(true);
  copy.classList.remove("lit", "hot", "dense", "more");
  for (const name of ["data-ref", "style"]) copy.removeAttribute(name);
  copy.tabIndex = -1;
  large.replaceChildren(copy, ...meanings(card));
  large.classList.add("open");
  (by.closest("dialog") ?? document.body).append(large);
  const from = innerWidth > 760 ? by.getBoundingClientRect() : new DOMRect(0, 60, 24, 0);
  const { offsetWidth: width, offsetHeight: height } = large;
  const right = from.right + 12 + width < innerWidth;
  const left = right ? from.right + 12 : Math.max(8, from.left - width - 12);
  const middle = from.top + from.height / 2 - height / 2;
  Object.assign(large.style, { left: `${Math.min(left, innerWidth - width - 8)}px`, top: `${Math.min(Math.max(8, middle), Math.max(8, innerHeight - height - 8))}px` });
}

// Whoever passes by with the mouse does not mean to read.
export function soon(work) {
  clearTimeout(pointing);
  if (work) pointing = setTimeout(work, 280);
}

export function hideZoom() {
  clearTimeout(pointing);
  $("#zoom").classList.remove("open");
}

// A name stands for the card that lies in the spread behind it.
const wholeOf = (thing) => (thing.matches(".chip") ? $(`[data-ref="${CSS.escape(thing.dataset.ref)}"]`, thing.parentElement.nextElementSibling) : thing);

export const readable = (target) => target.closest?.(".card.face, .card:has(.why), .tile.face, .chip");
export const read = (thing) => zoom(wholeOf(thing), thing);
