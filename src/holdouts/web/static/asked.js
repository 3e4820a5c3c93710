// What is asked: whether it is still the same question, and what was typed or pressed for it that counts a moment later.

import { $, $$ } from "./dom.js";

const TWO_DIGITS = 700; // so long a first digit waits for a second one

export const answers = () => $$("#prompt :is(.option, .wish, .picked)");

// Who points at an answer changes no question.
export function question() {
  const asked = $("#prompt .asked");
  const told = answers().map(({ dataset, classList }) => `${classList[0]} ${dataset.key} ${dataset.option}`);
  return [asked?.className, asked?.dataset.seat, $("#prompt .ask")?.textContent, ...told].join();
}

// A row may be tried only because somebody else has moved: what is pressed meanwhile counts if the same is asked after that.
// Only the first press does, for what comes of it is another question.
let late = null;

export function afterTrying(press) {
  const asked = question();
  late ??= () => question() === asked && press();
}

export function pressLate() {
  const press = late;
  late = null;
  press?.();
}

// Digits are about the question that stood there when the first of them was typed: with another one they are forgotten.
let [typed, typing, meant] = ["", 0, ""];

export function digit(key, choose, miss) {
  clearTimeout(typing);
  const asked = question();
  [typed, meant] = [asked === meant ? typed + key : key, asked];
  const numbers = $$("#prompt [data-key]").map(({ dataset }) => dataset.key);
  const pick = () => {
    const number = String(Number(typed));
    typed = "";
    if (question() !== meant) return;
    if (numbers.includes(number)) choose($(`#prompt [data-key="${number}"]`));
    else if (numbers.length) miss();
  };
  if (numbers.some((number) => number !== typed && number.startsWith(typed))) typing = setTimeout(pick, TWO_DIGITS);
  else pick();
}
