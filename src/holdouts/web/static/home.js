// One's own name is remembered in this browser, and a table that is set at once is given something to chance.

import { draw } from "./chance.js";

const NAME = "holdouts-name";
const name = localStorage.getItem(NAME);

for (const field of document.querySelectorAll("[data-my-name]")) {
  if (name) field.value = name;
  field.form.addEventListener("submit", () => field.value && localStorage.setItem(NAME, field.value));
}
for (const form of document.querySelectorAll(".play-now, [data-rematch]")) {
  const seats = Number(form.dataset.rematch ?? 1);
  form.addEventListener("submit", () => (form.elements.contributions.value = Array.from({ length: seats }, draw).join(" ")));
}
