// The end of a game: a stage of its own, where it turned, and the same people again.

import { draw } from "./chance.js";
import { $ } from "./dom.js";

const stage = $("#end");

// What turned the game is found out while the rest is read already.
async function turn(course) {
  course.dataset.asked = "yes";
  const answer = await fetch(course.dataset.course);
  if (answer.ok) course.innerHTML = await answer.text();
  course.hidden = !course.firstElementChild; // not every game turned
}

function look() {
  const course = $("[data-course]:not([data-asked])", stage);
  if (course) turn(course);
}

new MutationObserver(look).observe(stage, { childList: true });
look();

document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-stage]");
  if (!button) return;
  document.body.classList.toggle("at-table", button.dataset.stage === "table");
  $(button.dataset.stage === "table" ? "[data-stage=end]" : "#end .ending")?.focus();
});

// Whoever plays again gives something to chance, as with every new table.
document.addEventListener("submit", ({ target }) => {
  const seats = Number(target.dataset.rematch ?? 0);
  if (seats) target.elements.contributions.value = Array.from({ length: seats }, draw).join(" ");
});
