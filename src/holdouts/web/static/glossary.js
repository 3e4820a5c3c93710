// Words that mean something particular: where a card is read, what they mean stands below it.

import { $, $$ } from "./dom.js";

const MOST = 4;

const entries = (card) => {
  const wanted = new Set($$("abbr.term", card).map((term) => term.dataset.term));
  const all = [...($("#meanings")?.content.querySelectorAll("dt") ?? [])];
  return all.filter((entry) => wanted.has(entry.dataset.term)).slice(0, MOST);
};

// For a large copy of a card.
export function meanings(card) {
  const found = entries(card);
  if (!found.length) return [];
  const list = document.createElement("dl");
  list.className = "meanings";
  list.append(...found.flatMap((entry) => [entry.cloneNode(true), entry.nextElementSibling.cloneNode(true)]));
  return [list];
}

// For whoever hears the page: a card that has the focus says it, too.
document.addEventListener("focusin", ({ target }) => {
  const card = target.closest?.(".card.face");
  if (!card || card.hasAttribute("aria-description")) return;
  const said = entries(card).map((entry) => `${entry.textContent}: ${entry.nextElementSibling.textContent}`);
  if (said.length) card.setAttribute("aria-description", said.join(" "));
});
