// Groups of answers: all are open where there is room, but for what is seldom meant. Where there is none, they are opened
// from the first on, each that still fits, and nothing that one may do besides while something that is asked for stays shut;
// if not even the shut ones fit, everything is set closer, and at last what threatens is cut. What somebody opened or shut
// themselves stays so for as long as the same is asked, and what a lesson waits for stays in sight.

import { $, $$ } from "./dom.js";

const panel = $("#prompt");
const SMALL = matchMedia("(max-width: 760px), (max-height: 559px)");
const CLOSER = ["tight", "tighter", "tightest"];
const tooMuch = () => panel.scrollHeight > panel.clientHeight;
const set = new WeakMap(); // how each group was left here; one that is otherwise was pressed
let [question, wanted] = ["", new Map()];

export const isSmall = () => SMALL.matches;

export function fold() {
  const groups = $$(".kind-of-answer", panel);
  const asked = $(".ask", panel)?.textContent ?? "";
  if (asked !== question) [question, wanted] = [asked, new Map()];
  panel.classList.remove(...CLOSER);
  const few = panel.matches(".few");
  const taught = (group) => Boolean($(".option.wanted", group));
  const seldom = (group) => "seldom" in group.dataset && !taught(group);
  for (const group of groups) group.open = few || (wanted.get(group.dataset.kind) ?? !seldom(group));
  const free = groups.filter((group) => !wanted.has(group.dataset.kind) && !taught(group) && !seldom(group));
  if (tooMuch() && !few) openWhatFits(free);
  for (const closer of CLOSER) panel.classList.toggle(closer, tooMuch());
  for (const group of groups) set.set(group, group.open);
}

// What can only be read comes last, and a group within a shut one stays shut.
function openWhatFits(groups) {
  const beyond = (group) => group.matches(".beyond");
  for (const group of groups) group.open = false;
  const isBesides = (group) => group.parentElement.matches(".aside");
  const isAskedForShut = () => groups.some((one) => !one.open && !isBesides(one) && !beyond(one));
  for (const group of [...groups.filter((one) => !beyond(one)), ...groups.filter(beyond)]) {
    group.open = !group.parentElement.closest(".kind-of-answer:not([open])") && !(isBesides(group) && isAskedForShut());
    if (tooMuch()) group.open = false;
  }
}

// A group tells of a change some time later, also of one made here.
panel.addEventListener("toggle", ({ target }) => {
  if (!set.has(target) || set.get(target) === target.open) return;
  wanted.delete(target.dataset.kind); // what was opened last stands last
  wanted.set(target.dataset.kind, target.open);
  set.set(target, target.open);
}, true);

// Whoever has opened a group themselves means its answers next: the one that was opened last of those that hold any of these.
export function whatIsMeant(options) {
  const opened = [...wanted].filter(([, open]) => open).map(([kind]) => $(`.kind-of-answer[data-kind="${CSS.escape(kind)}"]`, panel));
  const within = opened.map((group) => options.filter((option) => group?.contains(option)));
  return within.findLast((some) => some.length) ?? options;
}

// For whoever wants to be at an answer: its group is opened, and the one around that.
export function unfold(option) {
  for (let group; (group = option?.closest(".kind-of-answer:not([open])")); ) group.open = true;
}
