// Keys: what is typed for each answer. Whoever is asked the same again in a turn finds each of many answers under the key
// it had: what can no longer be chosen leaves a gap, and what is new comes after the rest. So nobody who has learned a key
// hits something else with it. What was read is kept here and not by the server: it is nobody else's business.

import { $, $$ } from "./dom.js";

const FEW = 9; // so many answers are read anew each time
const panel = $("#prompt");
const read = new Map();
let turn = ""; // in which it was read, as the head of the table says it

export function number() {
  const asked = $(".asked", panel);
  const now = $(".phase")?.textContent;
  const question = `${asked?.dataset.seat} ${now} ${$(".ask", panel)?.textContent}`; // tomorrow it is another one
  const mine = asked?.matches(".mine");
  if (mine) turn = now;
  else if (turn !== now) read.clear(); // somebody else's turn; who is only asked within mine changes nothing
  const answers = $$(":is(.option, .wish)[data-number]:not(.confirm)", panel);
  if (answers.length > FEW && mine && !read.has(question)) read.set(question, new Map());
  const known = read.get(question);
  if (known) keep(answers, known);
  for (const answer of $$("[data-number]", panel)) {
    const key = String(known?.get(answer.said) ?? answer.dataset.number);
    answer.dataset.key = key;
    answer.setAttribute("aria-keyshortcuts", key);
    const label = $("kbd", answer);
    if (label.textContent !== key) label.textContent = key; // even the same text would be laid out anew
  }
}

function keep(answers, known) {
  const times = {};
  for (const answer of answers) {
    const words = $$(":scope > span, .detail", answer).map(({ textContent }) => textContent).join(" ");
    times[words] = (times[words] ?? 0) + 1;
    answer.said = `${words} ${times[words]}`; // two that sound the same are the first and the second
  }
  const first = 2 * answers.filter(({ said }) => known.has(said)).length < answers.length; // or the same words about other things
  if (first) known.clear();
  let last = Math.max(0, ...known.values());
  for (const { said, dataset } of answers) {
    if (!known.has(said)) known.set(said, first ? Number(dataset.number) : ++last);
  }
}
