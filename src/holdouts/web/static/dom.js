// How all scripts of the page find things.

export const $ = (selector, within = document) => within.querySelector(selector);
export const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
export const seen = (element) => element.checkVisibility({ visibilityProperty: true });
