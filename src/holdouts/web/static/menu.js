// The menu: the answers about a thing, below it; what is read large stays free of them.

import { $, $$ } from "./dom.js";
import { place, where } from "./reading.js";

const menu = $("#menu");

export function openMenu(thing, options, at = 0) {
  menu.replaceChildren(...options.map((option) => option.cloneNode(true)));
  menu.hidden = false;
  place(menu, thing);
  menu.from = thing;
  ($$("button", menu)[at] ?? menu.firstChild).focus();
}

export const closeMenu = () => (menu.hidden = true);

// By which one sees whether the answers about a thing are still the same.
export const alike = (options) => options.map(({ dataset }) => dataset.option).join();

export function whatIsChosenFrom() {
  const buttons = $$("button", menu);
  return menu.hidden ? null : { thing: where(menu.from), answers: alike(buttons), at: buttons.indexOf(document.activeElement) };
}
