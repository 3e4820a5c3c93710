// The drawer with the rules: it finds what is typed, and opens at the rule behind a line.

import { $ } from "./dom.js";
import { later } from "./later.js";

const { base } = document.body.dataset;
const asked = $("#rules-q");

async function find() {
  const wanted = asked.value;
  const answer = await fetch(`${base}/rules?q=${encodeURIComponent(wanted)}`);
  if (answer.ok && wanted === asked.value) $("#rules-found").innerHTML = await answer.text();
}

export function openRules(wanted) {
  asked.value = wanted;
  find();
  if (!$("#rules").open) $("#rules").showModal();
  asked.focus();
}

asked.addEventListener("input", later(find));
$("#rules form").addEventListener("submit", (event) => event.preventDefault());
