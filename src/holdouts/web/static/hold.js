// Holding: what has more answers than a menu holds is taken in hand when it is pressed. Then only its answers are left, in
// the panel and on the table, and the next thing that is pressed is what it is done with: somebody and a room, or a room
// and somebody. It is let go by pressing it again, by Escape, and by whatever is chosen.

import { $, $$ } from "./dom.js";

const FEW = 4; // so many more than a menu holds are still seen without headings
const panel = $("#prompt");
const ANSWER = ":is(.option, .wish)"; // whoever only points takes things in hand as well
let [held, question] = [[], ""];

const asked = () => $(".ask", panel)?.textContent ?? "";
const refsOf = (option) => option.dataset.refs.split(" ");
const fits = (option) => held.every((ref) => refsOf(option).includes(ref));

export const isHeld = (thing) => held.includes(thing.dataset.ref);
export const holds = () => held.length > 0;
export const isOut = (option) => option.matches(ANSWER) && !fits(option);

// Whether a thing is one to take in hand: many answers, all of them about it.
export function isMuch(thing, options) {
  const most = Number($(".in-hand", panel)?.dataset.most ?? Infinity);
  return options.length > most && options.every((option) => refsOf(option).includes(thing.dataset.ref));
}

export function take(thing) {
  [held, question] = [[...held, thing.dataset.ref], asked()];
  const name = $("[data-release]", panel);
  name.textContent = [name.textContent, nameOf(thing).replaceAll("\u00AD", "")].filter(Boolean).join(" · ");
}

export const release = () => (held = []);

// With the marks that say where a long word may be parted.
export const nameOf = (thing) => ($(".card-name, .tile-label, .tile-name", thing)?.textContent ?? thing.title).trim();

// The panel as far as it concerns what is in hand; a question that has changed leaves nothing there.
export function narrow() {
  const options = $$(ANSWER, panel);
  if (held.length && (asked() !== question || !options.some(fits))) release();
  const note = $(".in-hand", panel);
  if (!note) return;
  note.hidden = !held.length;
  if (!held.length) $("[data-release]", note).replaceChildren();
  for (const option of options) option.parentElement.hidden = isOut(option);
  panel.classList.toggle("few", held.length > 0 && options.filter(fits).length <= Number(note.dataset.most) + FEW);
  for (const group of $$(".answers .kind-of-answer", panel)) {
    const count = $$(`li:not([hidden]) > ${ANSWER}`, group).length;
    group.hidden = !count;
    $(".group-name b", group).textContent = count;
  }
}
