// The log follows what happens unless somebody has scrolled away; turns of bots that were read are folded, and a line
// shows the card it speaks of.

import { $, $$ } from "./dom.js";
import { named } from "./motion.js";
import { hideZoom, zoom } from "./reading.js";

const HAND = 600; // milliseconds after a wheel, a finger or a key in which a scroll is somebody's own
const log = $("#log");
const opened = new Set();
let [follows, touched] = [true, -Infinity];

for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"]) log.addEventListener(kind, () => (touched = performance.now()), { passive: true });
log.addEventListener("scroll", () => {
  if (performance.now() - touched < HAND) follows = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
});

export function follow() {
  if (follows) log.scrollTop = log.scrollHeight;
}

export function fold() {
  const lines = $$("li", log);
  for (const button of $$(".fold", log)) button.remove(); // of lines that were there before
  for (const line of lines) line.hidden = false;
  const since = lines.findIndex((line) => line.matches(".since"));
  const last = since >= 0 ? since : lines.findLastIndex((line) => line.matches(".heading"));
  lines.forEach((line, index) => {
    if (!line.matches(".heading.bot") || index >= last) return;
    const turn = [];
    for (let place = index + 1; place < last && !lines[place].matches(".heading"); place += 1) turn.push(lines[place]);
    if (turn.length > 1) foldTurn(line, turn);
  });
}

function foldTurn(heading, turn) {
  const button = Object.assign(document.createElement("button"), { type: "button", className: "fold", textContent: `${turn.length}` });
  button.setAttribute("aria-label", log.dataset.unfold.replace("#", turn.length));
  const show = (on) => {
    button.setAttribute("aria-expanded", on);
    for (const line of turn) line.hidden = !on;
    opened[on ? "add" : "delete"](heading.dataset.moment);
  };
  button.addEventListener("click", () => show(button.getAttribute("aria-expanded") !== "true"));
  heading.append(button);
  show(opened.has(heading.dataset.moment));
}

const spoken = ({ target }) => {
  const line = target.closest?.("#log .line");
  return line && named(line.textContent);
};
log.addEventListener("pointerover", (event) => event.pointerType === "mouse" && spoken(event) && zoom(spoken(event), event.target.closest(".line")));
log.addEventListener("pointerout", hideZoom);
log.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && spoken(event) && zoom(spoken(event), event.target));
