// The map is drawn once for everybody; whoever looks finds their own figures on it.

import { $, $$ } from "./dom.js";

export function findMyself() {
  const seat = $("#prompt .asked")?.dataset.seat;
  for (const figure of $$("#scene .figure")) figure.classList.toggle("me", figure.classList.contains(`seat-${seat}`));
}
