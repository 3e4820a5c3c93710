// What the question says beside itself: whose it is at a shared device, and why nothing can be taken back.

import { $ } from "./dom.js";

const undo = $(".tool.undo");
const usual = undo?.title;
let last = $("#prompt .asked")?.dataset.seat;

function look() {
  const asked = $("#prompt .asked");
  if (!asked) return;
  dim(asked);
  if (asked.dataset.seat !== last) pass(asked);
}

// What is put together pick by pick can always be taken apart again.
function dim(asked) {
  if (!undo) return;
  const why = $("#prompt .composed") ? "" : asked.dataset.noUndo;
  undo.title = why || usual;
  if (why) undo.setAttribute("aria-disabled", "true");
  else undo.removeAttribute("aria-disabled");
}

function pass(asked) {
  last = asked.dataset.seat;
  const whose = $(".whose", asked);
  if (!whose) return;
  whose.classList.add("changed");
  $("#said").textContent += ` ${whose.textContent}`;
}

new MutationObserver(look).observe($("#prompt"), { childList: true });
look();
