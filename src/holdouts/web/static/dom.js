// How all scripts of the page find things.

export const $ = (selector, within = document) => within.querySelector(selector);
export const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
export const seen = (element) => element.checkVisibility({ visibilityProperty: true });

// Whether what is typed goes into a field. One that was put away keeps the focus until the page is drawn, and takes nothing more.
export const isField = (target) => target.matches("input, select, textarea") && seen(target);
