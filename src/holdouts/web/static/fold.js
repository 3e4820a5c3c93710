// Groups of answers: all are open where there is room. Where there is none, the fullest are shut first, until the
// others fit, and if they do not, everything is set closer, and at last what threatens is cut; what somebody opened or shut
// themselves stays so for as long as the same is asked, and what a lesson waits for stays in sight.

import { $, $$ } from "./dom.js";

const panel = $("#prompt");
const SMALL = matchMedia("(max-width: 760px), (max-height: 559px)");
const CLOSER = ["tight", "tighter", "tightest"];
const tooMuch = () => panel.scrollHeight > panel.clientHeight + 1;
const set = new WeakMap(); // how each group was left here; one that is otherwise was pressed
let [question, wanted] = ["", new Map()];

export const isSmall = () => SMALL.matches;

export function fold() {
  const groups = $$(".kind-of-answer", panel);
  const asked = $(".ask", panel)?.textContent ?? "";
  if (asked !== question) [question, wanted] = [asked, new Map()];
  panel.classList.remove(...CLOSER);
  for (const group of groups) group.open = panel.matches(".few") || (wanted.get(group.dataset.kind) ?? !("seldom" in group.dataset));
  const free = panel.matches(".few") ? [] : groups.filter((group) => !wanted.has(group.dataset.kind) && !$(".option.wanted", group));
  const fullest = free.sort((one, other) => size(other) - size(one));
  for (const group of fullest) if (tooMuch()) group.open = false;
  for (const closer of CLOSER) panel.classList.toggle(closer, tooMuch());
  for (const group of groups) set.set(group, group.open);
}

// What stands in a group itself: groups within it are shut before it is, and what can only be read before everything.
const size = (group) => (group.matches(".beyond") ? Infinity : $$(".option", group).filter((one) => one.closest(".kind-of-answer") === group).length);

// A group tells of a change some time later, also of one made here.
panel.addEventListener("toggle", ({ target }) => {
  if (!set.has(target) || set.get(target) === target.open) return;
  wanted.set(target.dataset.kind, target.open);
  set.set(target, target.open);
}, true);

// For whoever wants to be at an answer: its group is opened, and whatever that stands in.
export function unfold(option) {
  const group = option?.closest(".kind-of-answer:not([open])");
  if (!group) return;
  group.open = true;
  unfold(group);
}
