// The colours of people at the table, as the server says; one's own is remembered in this browser, as one's name is.

import { $ } from "./dom.js";

const MINE = "holdouts-colour";

// What everybody wears now; all that is drawn of a seat follows. Whatever is said of the body is worked out anew for
// all that is in it: of a seat that wears what it is given (`people.css`), nothing is.
export function paint() {
  const { style } = document.body;
  const worn = $("#seats [data-worn]")?.dataset.worn.split(" ") ?? [];
  worn.forEach((colour, seat) => {
    const [name, hue] = [`--seat-${seat}`, Number(colour) === seat ? "" : `var(--hue-${colour})`];
    if (style.getPropertyValue(name) !== hue) style.setProperty(name, hue);
  });
}

export function wear(send) {
  const button = $(`#seats .hue-${localStorage.getItem(MINE)}`);
  if (button && !button.disabled && button.getAttribute("aria-pressed") === "false") send("colour", { colour: Number(localStorage.getItem(MINE)) });
  document.addEventListener("click", ({ target }) => {
    const picked = target.closest(".hue");
    if (picked) localStorage.setItem(MINE, JSON.parse(picked.dataset.with).colour);
  });
  paint();
}
