// Arrow keys: to the nearest thing that can be pressed in their direction.

import { $, $$, seen } from "./dom.js";

const PRESSED = [
  ".option, .group-name, .wish, .picked, .person-head, .chip, .minis, button.line",
  "button.card:not(#zoom *), .tile:not(#zoom *)",
].join(", ");

export function move(key) {
  const within = $("#menu").hidden ? document : $("#menu");
  const things = $$(PRESSED, within).filter(seen);
  const from = document.activeElement;
  if (!things.includes(from)) return (things.find((thing) => thing.closest("#prompt")) ?? things[0])?.focus();
  const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const start = from.getBoundingClientRect();
  const [fromX, fromY] = middle(start);
  const distances = things.filter((thing) => thing !== from).map((thing) => {
    const box = thing.getBoundingClientRect();
    const [toX, toY] = middle(box);
    const ahead = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    const level = x ? box.top < start.bottom && start.top < box.bottom : box.left < start.right && start.left < box.right;
    if (!level && from.closest("#prompt")) return { thing, ahead: 0, aside, far: 0 }; // from the answers only straight on
    return { thing, ahead, aside, far: ahead + 2 * aside + (level ? 0 : 200) }; // what lies in the same row or column comes first
  });
  distances.filter(({ ahead, aside }) => ahead > 4 && aside < 3 * ahead + 40).sort((one, other) => one.far - other.far)[0]?.thing.focus();
}
