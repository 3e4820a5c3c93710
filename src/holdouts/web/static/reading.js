// Reading a card: a large copy of it beside what was pointed at, focused or tapped, never over the answers.

import { $, seen } from "./dom.js";
import { isSmall } from "./fold.js";
import { meanings } from "./glossary.js";

const GAP = 12;
let pointing = 0;
let origin = null; // what is read large stands for this

export function zoom(card, by = card) {
  const large = $("#zoom");
  origin = by;
  const copy = card.cloneNode(true);
  copy.classList.remove("lit", "hot", "dense", "more");
  for (const name of ["data-ref", "style"]) copy.removeAttribute(name);
  copy.tabIndex = -1;
  large.replaceChildren(copy, ...meanings(card));
  large.classList.add("open");
  (by.closest("dialog") ?? document.body).append(large);
  fit(large, copy);
  const { left, top } = spot(large, by.getBoundingClientRect());
  Object.assign(large.style, { left: `${left}px`, top: `${top}px` });
}

// What the words of a card mean stands under it, or beside it where that is too much; the card itself comes first.
function fit(large, card) {
  const fits = () => large.offsetHeight <= innerHeight - 16 && large.offsetWidth <= innerWidth * 0.6;
  large.classList.remove("beside");
  if (large.offsetHeight <= innerHeight - 16) return;
  large.classList.add("beside");
  if (!fits()) large.replaceChildren(card);
}

// Of all places beside a thing the first that is free: within the window, and of what may not be covered.
function spot({ offsetWidth: width, offsetHeight: height }, from) {
  const within = (left, top) => ({
    left: Math.max(8, Math.min(left, innerWidth - width - 8)),
    top: Math.max(8, Math.min(top, innerHeight - height - 8)),
  });
  const middle = from.top + from.height / 2 - height / 2;
  const kept = keptFree(from);
  const places = isSmall()
    ? [within(8, 8), within(innerWidth - width - 8, 8)]
    : [within(from.right + GAP, middle), within(from.left - width - GAP, middle), within(from.left, from.top - height - GAP),
       within(kept.right + GAP, middle), within(kept.left - width - GAP, middle)];
  const covers = ({ left, top }, box) => left < box.right && left + width > box.left && top < box.bottom && top + height > box.top;
  return places.find((one) => !covers(one, kept) && !covers(one, from)) ?? places.find((one) => !covers(one, kept)) ?? places[0];
}

// The question with its answers; where what is pointed at lies in a drawer, only that itself.
function keptFree(from) {
  const panel = $("#prompt");
  return $("dialog[open]") || !panel || !seen(panel) ? from : panel.getBoundingClientRect();
}

// A menu goes below the card that is read, or else below the thing it belongs to.
export function place(menu, thing) {
  const large = $("#zoom.open");
  const box = (large && isSmall() ? large : thing).getBoundingClientRect();
  const left = Math.min(Math.max(8, box.left), innerWidth - menu.offsetWidth - 8);
  const below = box.bottom + menu.offsetHeight + 8 < innerHeight;
  const beside = large && isSmall() && !below;
  const top = below ? box.bottom + 4 : beside ? box.top : box.top - menu.offsetHeight - 4;
  Object.assign(menu.style, {
    left: `${beside ? Math.min(box.right + 6, innerWidth - menu.offsetWidth - 8) : left}px`,
    top: `${Math.min(Math.max(8, top), Math.max(8, innerHeight - menu.offsetHeight - 8))}px`,
  });
}

// Whoever passes by with the mouse does not mean to read.
export function soon(work) {
  clearTimeout(pointing);
  if (work) pointing = setTimeout(work, 280);
}

export function hideZoom() {
  clearTimeout(pointing);
  $("#zoom").classList.remove("open");
  origin = null;
}

// How a thing is found again in a page that was drawn anew; nothing, if it has no name.
export function where(thing) {
  const within = thing.closest("[data-part], dialog");
  const name = ["ref", "option"].find((one) => one in thing.dataset);
  return within && name ? `#${within.id} .${thing.classList[0]}[data-${name}="${CSS.escape(thing.dataset[name])}"]` : "";
}

export const whatIsRead = () => ($("#zoom.open") && origin ? where(origin) : "");

// The page may have moved away under the mouse: what is neither pointed at nor focused any more is not read.
export function leave(target) {
  if (origin && !origin.contains(target) && !origin.contains(document.activeElement)) hideZoom();
}

// A name stands for the card that lies in the spread behind it, somebody on the map for their card, if they have one.
const cardOf = (figure) => figure && $(`.card.face[data-ref="${CSS.escape(figure.dataset.ref)}"]`);
function wholeOf(thing) {
  if (thing.matches(".figure")) return cardOf(thing);
  return thing.matches(".chip") ? $(`[data-ref="${CSS.escape(thing.dataset.ref)}"]`, thing.parentElement.nextElementSibling) : thing;
}

export function readable(target) {
  const figure = target.closest?.(".figure");
  return cardOf(figure) ? figure : target.closest?.(".card.face, .card:has(.why), .tile.face, .chip");
}
export const read = (thing) => zoom(wholeOf(thing), thing);
