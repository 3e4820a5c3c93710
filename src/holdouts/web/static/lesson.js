// A lesson: bubbles that point at the thing they speak of. The server says what is taught; here it is only turned page by
// page, put beside its thing, and left away when somebody wants to play without it.

import { $, $$, isField, seen } from "./dom.js";
import { unfold } from "./fold.js";

const part = $("#lesson");
const again = $("[data-lesson=again]");
const table = document.body.dataset.base;
const kept = (name) => `${name}:${table}`;
const GAP = 14;
const NARROW = 760;

const bubbles = () => $$(".bubble:not(.stray, .ahead)", part);
const added = () => $$("#prompt .composed .picked").length;
const skipped = () => localStorage.getItem(kept("lesson-off")) === "yes";
const astray = () => Boolean($(".lesson", part)?.dataset.strayed);
const group = () => `${$(".lesson", part)?.dataset.group}${astray() ? "-astray" : ""}`;
let at = 0;

// Where somebody was among the bubbles of this step, after a reload, too. Whoever has strayed is told so beside the last of
// them: it waits for the move that was not made.
function recall() {
  const [where, page] = (sessionStorage.getItem(kept("lesson-at")) ?? "").split("/");
  const last = Math.max(0, bubbles().length - 1);
  at = where === group() ? Math.min(Number(page) || 0, last) : astray() ? last : 0;
}

function turn(by) {
  at = Math.max(0, Math.min(at + by, bubbles().length - 1));
  sessionStorage.setItem(kept("lesson-at"), `${group()}/${at}`);
  draw();
}

function draw() {
  const lesson = $(".lesson", part);
  again.hidden = !lesson || !skipped() || "over" in lesson.dataset;
  part.hidden = !lesson || skipped();
  if (part.hidden) return unpoint();
  const [all, ahead] = [bubbles(), $$(".ahead", part)];
  const now = at === all.length - 1 ? Math.min(added(), ahead.length) : 0; // of a row that is put together: which part of it
  all.forEach((bubble, index) => (bubble.hidden = index !== at || now > 0));
  ahead.forEach((bubble, index) => (bubble.hidden = index !== now - 1));
  $("[data-at]", part).textContent = Number(lesson.dataset.first) + at + now;
  const next = $("[data-lesson=next]", part);
  if (next) next.hidden = at >= all.length - 1;
  $("[data-lesson=back]", part).hidden = at === 0 || now > 0;
  const strayed = $(".stray", part);
  if (strayed) strayed.hidden = at < all.length - 1;
  point();
}

// --- pointing ---

const places = {
  card: (ref) => `[data-ref="${CSS.escape(ref)}"]`,
  zone: (ref) => `[data-zone="${CSS.escape(ref)}"]`,
  part: (ref) => ({ answers: "#prompt", scene: ".board, #scene", undo: ".tool.undo", rules: ".tool.rules" })[ref] ?? `#${ref}`,
};

function found({ kind, ref }) {
  if (kind === "answer") return wanted();
  if (kind === "gauge") {
    const called = (gauge) => [gauge.title, $(".gauge-title, .hidden", gauge)?.textContent];
    return $$("#hand .gauge, #scene .gauge").filter((gauge) => called(gauge).includes(ref)).slice(0, 1);
  }
  return $$(places[kind](ref)).filter((thing) => seen(thing) && !thing.closest("#zoom, #menu, #lesson"));
}

// While a move is being put together, the next part of it is wanted, and at last what makes it.
function wanted() {
  const { wants, then } = $(".lesson", part)?.dataset ?? {};
  const options = $$("#prompt .option");
  const among = (some) => options.filter((option) => some.includes(option.dataset.option));
  if (!$("#prompt .composed")) return among(JSON.parse(wants || "[]"));
  const next = among(JSON.parse(then || "[]")[added() - 1] ?? []);
  return next.length ? next : options.filter((option) => option.matches(".confirm"));
}

// What is waited for is in sight, even if its group was shut for want of room.
function want(option) {
  unfold(option);
  option.classList.add("wanted");
  if (option === wanted()[0]) option.scrollIntoView({ block: "nearest" });
}

function unpoint() {
  $$(".pointed, .wanted").forEach((thing) => thing.classList.remove("pointed", "wanted"));
}

function point() {
  unpoint();
  const bubble = bubbles()[at];
  const things = JSON.parse(bubble?.dataset.points ?? "[]").flatMap(found);
  if (bubble && "waits" in bubble.dataset) wanted().forEach(want);
  things.forEach((thing) => thing.classList.add("pointed"));
  place(things.find(seen));
}

// Beside its thing, where as little as can be lies under it that one needs now; on a narrow screen it is as wide as the
// screen, and stands at the top, over the hand or over the answers.
function place(thing) {
  const narrow = innerWidth < NARROW;
  part.classList.toggle("docked", narrow || !thing);
  part.style.translate = "";
  if (!thing) return;
  const [box, own] = [thing.getBoundingClientRect(), part.getBoundingClientRect()];
  const now = [...$$(".bar, .me, .rows .spot").map((part) => [part, 3]), ...$$(".moment").map((read) => [read, 10])];
  const cards = $$("#scene .lit, #hand .card").map((card) => [card, 1]);
  const weights = [[thing, 20], ...wanted().map((option) => [option, 20]), [$("#prompt"), 3], ...now, ...cards];
  const scene = $("#scene").getBoundingClientRect();
  const avoid = weights.filter(([one]) => seen(one)).map(([one, weight]) => [one.getBoundingClientRect(), weight]);
  const middle = { x: box.left + box.width / 2 - own.width / 2, y: box.top + box.height / 2 - own.height / 2 };
  const inside = ([x, y]) => [Math.max(8, Math.min(x, innerWidth - own.width - 8)), Math.max(8, Math.min(y, innerHeight - own.height - 8))];
  const covers = ([x, y]) => avoid.reduce((sum, [other, weight]) => sum + weight * overlap(x, y, own, other), 0);
  const home = [part.offsetLeft, part.offsetTop];
  const over = (below) => [home[0], below.getBoundingClientRect().top - own.height - 4];
  const spots = narrow ? [home, over($("#hand")), over($("#prompt"))] : [
    [middle.x, box.top - own.height - GAP],
    [box.right + GAP, middle.y],
    [box.left - own.width - GAP, middle.y],
    [middle.x, box.bottom + GAP],
    [middle.x, $("#prompt").getBoundingClientRect().top - own.height - GAP],
    [scene.right - own.width - GAP, scene.bottom - own.height - GAP],
    [innerWidth - own.width - 8, 64],
    [innerWidth - own.width - 8, innerHeight - own.height - 8],
  ].map(inside);
  const best = spots.reduce((one, other) => (covers(other) < covers(one) ? other : one));
  part.style.translate = `${best[0] - home[0]}px ${best[1] - home[1]}px`;
}

function overlap(x, y, own, other) {
  const wide = Math.min(x + own.width, other.right + GAP / 2) - Math.max(x, other.left - GAP / 2);
  const high = Math.min(y + own.height, other.bottom + GAP / 2) - Math.max(y, other.top - GAP / 2);
  return wide > 0 && high > 0 ? wide * high : 0;
}

// --- pages and keys ---

const acts = {
  next: () => turn(1),
  back: () => turn(-1),
  skip: () => (localStorage.setItem(kept("lesson-off"), "yes"), draw()),
  again: () => (localStorage.removeItem(kept("lesson-off")), draw()),
};

document.addEventListener("click", ({ target }) => {
  const act = target.closest("[data-lesson]")?.dataset.lesson;
  if (act) acts[act]();
});
document.addEventListener("keydown", ({ key, target, ctrlKey, metaKey, altKey }) => {
  if (key !== "n" || ctrlKey || metaKey || altKey || isField(target) || $("dialog[open]")) return;
  if (!part.hidden && !$("[data-lesson=next]", part)?.hidden) turn(1);
});

let due = 0;
function soon(work) {
  cancelAnimationFrame(due);
  due = requestAnimationFrame(work);
}
new MutationObserver(() => (recall(), draw())).observe(part, { childList: true });
for (const other of $$("[data-part]:not(#lesson)")) {
  other.addEventListener("drawn", () => soon(draw));
  new MutationObserver(() => soon(draw)).observe(other, { childList: true });
}
addEventListener("resize", () => soon(draw));
document.addEventListener("scroll", () => soon(draw), { capture: true, passive: true });
recall();
draw();
