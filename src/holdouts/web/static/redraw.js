// A part is drawn anew: what the server drew as before stays where it is, so that a move costs what has changed and not the
// whole table. What this page did to a thing (lit, folded, scrolled) stays with it; a thing that is another one is replaced.

const LARGE = ["scene", "people", "hand", "log"]; // others are small, or scripts put something into them
const kept = new Map(); // each of these as the server drew it last, never shown

const parsed = (html) => Object.assign(document.createElement("template"), { innerHTML: html }).content;
const copies = (nodes) => nodes.map((node) => document.importNode(node, true));
const isField = (node) => node.matches("input, select, textarea, option");

for (const id of LARGE) {
  const part = document.getElementById(id);
  if (part) kept.set(id, part.innerHTML); // read only if it changes
}

// Whoever marks things in other parts hears that one was drawn.
export function redraw(part, html) {
  if (kept.has(part.id)) renewPart(part, html);
  else part.innerHTML = html;
  part.dispatchEvent(new Event("drawn"));
}

function renewPart(part, html) {
  const last = kept.get(part.id);
  const [before, now] = [typeof last === "string" ? parsed(last) : last, parsed(html)];
  kept.set(part.id, now);
  for (const card of part.querySelectorAll(".dense, .more")) card.classList.remove("dense", "more");
  renewChildren(part, before, now);
}

function renew(live, before, now) {
  for (const { name } of before.attributes) if (!now.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of now.attributes) if (before.getAttribute(name) !== value) live.setAttribute(name, value);
  renewChildren(live, before, now);
}

// What is alike from the first on and from the last back stays; of what lies between, each is made like the new one.
function renewChildren(live, before, now) {
  const [there, old, fresh] = [live, before, now].map((each) => [...each.childNodes]);
  if (there.length !== old.length) return live.replaceChildren(...copies(fresh));
  const least = Math.min(old.length, fresh.length);
  let [first, last] = [0, 0];
  while (first < least && old[first].isEqualNode(fresh[first])) first += 1;
  while (last < least - first && old.at(-1 - last).isEqualNode(fresh.at(-1 - last))) last += 1;
  const between = (nodes) => nodes.slice(first, nodes.length - last);
  const [going, were, coming] = [there, old, fresh].map(between);
  if (going.length === coming.length) return going.forEach((node, place) => renewOne(node, were[place], coming[place]));
  const next = there[there.length - last] ?? null;
  for (const node of going) node.remove();
  for (const node of copies(coming)) live.insertBefore(node, next);
}

function renewOne(live, before, now) {
  if (before.isEqualNode(now)) return;
  const isSame = before.nodeName === now.nodeName && before.nodeType === Node.ELEMENT_NODE && live.nodeName === before.nodeName;
  if (isSame && before.dataset?.ref === now.dataset?.ref && !isField(now)) renew(live, before, now);
  else live.replaceWith(...copies([now]));
}
