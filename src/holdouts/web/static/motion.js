// What moves: numbers that change, cards that turn over, dice, and what enters. All of it is decoration: it can be
// pressed through, nothing waits for it, and with reduced motion none of it is made.

import { $, $$, seen } from "./dom.js";
import { play } from "./sound.js";

const SHOWN = { dice: 1500, entrance: 1600, chapter: 1800, thumbs: 4500, throws: 5200 };
const ICONS = new URL("icon.svg", import.meta.url).pathname;
const AT_MOST = 3; // what happens at once beyond that is read in the log

export function still() {
  const asked = localStorage.getItem("still") === "yes" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return asked || document.hidden || document.body.classList.contains("skipping");
}

// --- what glides from where it was ---

export function glides() {
  return document.startViewTransition && !still() && !$("dialog[open]");
}

export function nameThings(on) {
  const taken = new Set();
  const labelled = $(".board") ? ":not(.zone-pile > .stack > *)" : ""; // beside a map a deck's name lies on the deck, and would go under it
  for (const thing of $$(`.card[data-ref]${labelled}, .mini[data-ref], .figure[data-ref]`)) {
    const name = `r-${thing.dataset.ref.replace(/\W/g, "_")}`;
    thing.style.viewTransitionName = on && seen(thing) && !taken.has(name) ? name : "";
    if (seen(thing)) taken.add(name);
  }
}

// --- before and after a change ---

export function before() {
  return still() ? null : { numbers: numbers(), backs: new Set($$(".card.back[data-ref]").map(({ dataset }) => dataset.ref)) };
}

export function after(was) {
  if (!was) return;
  for (const [key, { gauge, value }] of numbers()) {
    const old = was.numbers.get(key);
    if (old && old.value !== value && seen(gauge)) rise(gauge, value - old.value);
  }
  for (const card of $$(".card.face[data-ref]")) if (was.backs.has(card.dataset.ref) && seen(card)) turnOver(card);
}

function numbers() {
  const found = new Map();
  for (const gauge of $$("#scene .gauge, #people .gauge, #hand .gauge")) {
    const value = Number.parseInt($("b", gauge)?.textContent, 10);
    const whose = gauge.closest("[data-ref]")?.dataset.ref ?? "";
    const what = $(".gauge-title, .hidden", gauge)?.textContent ?? "";
    if (!Number.isNaN(value)) found.set(`${whose} ${what}`, { gauge, value });
  }
  return found;
}

// A gain or a loss, as a number where it happened; of what is bad for people, more is worse.
function rise(gauge, by) {
  const stake = by * Number(gauge.dataset.stake ?? 0);
  const box = gauge.getBoundingClientRect();
  const number = document.createElement("span");
  number.className = stake ? `change ${stake > 0 ? "better" : "worse"}` : "change";
  number.textContent = by > 0 ? `+${by}` : `−${-by}`;
  Object.assign(number.style, { left: `${box.left + box.width / 2}px`, top: `${box.top}px` });
  $("#stage").append(number);
  number.addEventListener("animationend", () => number.remove());
  if (by < 0 && gauge.matches("[class*=kind-hp]")) play("hit");
}

function turnOver(card) {
  card.animate([{ transform: "perspective(600px) rotateY(90deg)" }, { transform: "none" }], { duration: 320, easing: "ease-out" });
  play("card");
}

// --- the stage: one thing after the other ---

const queue = [];
let showing = 0;

export function stage(staged) {
  if (still()) return clear();
  queue.push(...(staged ?? []).slice(-AT_MOST));
  queue.splice(0, Math.max(0, queue.length - AT_MOST));
  if (!showing) next();
}

export function clear() {
  queue.length = 0;
  clearTimeout(showing);
  showing = 0;
  $("#stage .staged")?.remove();
}

function next() {
  $("#stage .staged")?.remove();
  const it = queue.shift();
  showing = it ? setTimeout(next, SHOWN[it.what]) : 0;
  if (!it) return;
  const shown = document.createElement("div");
  shown.className = `staged ${it.what}`;
  if (it.what === "throws") shown.append(...it.throws.map(throwOf));
  else shown.append(...pictures(it), Object.assign(document.createElement("p"), { textContent: it.text }));
  $("#stage").append(shown);
  play(it.what === "throws" ? "dice" : it.what);
}

// A line of a round: the die, if it tells of one, and whose it is or what it did. The dice fall one after the other.
function throwOf({ text, dice }, number) {
  const line = Object.assign(document.createElement("p"), { className: dice.length ? "" : "came", textContent: text });
  line.prepend(...dice.map(die));
  line.style.setProperty("--after", `${number * 0.25}s`);
  return line;
}

function pictures({ what, dice, text, thumbs }) {
  if (what === "thumbs") return raised(thumbs);
  if (what === "dice") {
    const row = document.createElement("span");
    row.className = "cup";
    row.append(...dice.map(die));
    return [row];
  }
  const card = what === "entrance" && named(text);
  if (!card) return [];
  const copy = card.cloneNode(true);
  for (const name of ["data-ref", "data-keys", "style"]) copy.removeAttribute(name);
  copy.classList.remove("lit", "hot", "barred");
  copy.tabIndex = -1;
  return [copy];
}

// A count, and then all thumbs at once, each with the line that tells whose it is.
function raised(thumbs) {
  const count = Object.assign(document.createElement("span"), { className: "counting" });
  count.append(...["3", "2", "1"].map((number) => Object.assign(document.createElement("i"), { textContent: number })));
  const row = Object.assign(document.createElement("span"), { className: "raised" });
  for (const { seat, up, text } of thumbs) {
    const one = Object.assign(document.createElement("span"), { className: up ? "up" : "down", title: text });
    one.innerHTML = `<svg class="emblem"><use href="${ICONS}#thumb-${up ? "up" : "down"}"/></svg>`;
    one.append($(`.seat-${seat} :is(.person-name, h2), .seat-${seat} > h2`)?.textContent ?? "");
    row.append(one);
  }
  return [count, row];
}

const nameOf = (card) => $(".card-name", card)?.textContent.replaceAll("\u00AD", "").trim();

// A line of the log speaks of a card by its name; the longest name is meant.
export function named(text) {
  const cards = $$("#scene .card.face, #hand .card.face, #people .card.face").filter((card) => text.includes(nameOf(card) || "\0"));
  return cards.sort((one, other) => nameOf(other).length - nameOf(one).length)[0];
}

const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

const sign = (name, where) => `<svg class="emblem ${where}" aria-hidden="true"><use href="#e-${name}"/></svg>`;

// A die with faces shows signs of what wounds, as many as there are wounds, or another sign.
function faced(value) {
  const [colour, face] = [value.slice(0, value.indexOf("-")), value.slice(value.indexOf("-") + 1)];
  const cube = Object.assign(document.createElement("span"), { className: `die faced kind-die-${colour}` });
  if (face.startsWith("hit-")) cube.innerHTML = PIPS[face.at(-1)].map((place) => sign(`hit-${colour}`, `at-${place}`)).join("");
  else cube.innerHTML = sign(`face-${face}`, "whole");
  return cube;
}

function die(value) {
  if (typeof value === "string") return faced(value);
  const cube = document.createElement("span");
  cube.className = "die";
  if (!PIPS[value]) cube.textContent = value;
  for (const place of PIPS[value] ?? []) {
    const pip = document.createElement("i");
    pip.className = `at-${place}`;
    cube.append(pip);
  }
  return cube;
}
