// What is picked and not yet confirmed stands where it will be: a place that a pick is about says what else the pick names,
// whoever is to work there or what is to be built. The picks themselves stand in the prompt.

import { $, $$ } from "./dom.js";
import { nameOf } from "./hold.js";

const refsOf = (pick) => pick.dataset.refs.split(" ").filter(Boolean);
const isOf = (tile) => (option) => option.matches(".picked") && refsOf(option).includes(tile.dataset.ref);

function others(pick, tile) {
  const refs = refsOf(pick).filter((ref) => ref !== tile.dataset.ref);
  const things = refs.map((ref) => $(`[data-ref="${CSS.escape(ref)}"]:is(.card, .tile)`)).filter(Boolean);
  return things.map(nameOf).join(" · ");
}

export function showPicked(ways) {
  for (const tile of $$("[data-picked]")) delete tile.dataset.picked;
  for (const tile of $$(".tile.chosen")) {
    const named = ways.get(tile).filter(isOf(tile)).map((pick) => others(pick, tile));
    tile.dataset.picked = named.filter(Boolean).join(", ") || "✓"; // a pick may name nothing but the place
  }
}
