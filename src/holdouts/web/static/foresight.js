// Foresight: what an answer does, beside the answer one points at, focuses or presses for long. The server works it out.

import { $, $$, seen } from "./dom.js";
import { fold } from "./fold.js";

const LINGER = 220; // whoever passes by does not mean to ask
const PRESS = 450;
const GAP = 10;
const PILE = ".zone-pile, [data-deck]"; // cards that lie together, or a place on the map where some lie

const prompt = $("#prompt");
const bubble = Object.assign(document.createElement("div"), { id: "foresight", hidden: true });
bubble.setAttribute("role", "tooltip");
bubble.setAttribute("aria-live", "polite");
document.body.append(bubble);

const seat = () => {
  const of = $(".asked", prompt)?.dataset.seat;
  return of ? { seat: Number(of) } : {};
};

export class Foresight {
  // `ask` speaks to the server; `row` are the picks that were gathered.
  constructor({ ask, row }) {
    this.ask = ask;
    this.row = row;
    this.told = new Map(); // what was answered, by what was asked, as long as the question stands
    this.held = false;
    document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.moved(event) && this.linger(event.target));
    document.addEventListener("pointerout", ({ target, pointerType }) => pointerType === "mouse" && this.about(target) && this.close());
    document.addEventListener("focusin", ({ target }) => target.matches(":focus-visible") && this.linger(target));
    document.addEventListener("focusout", () => this.close());
    document.addEventListener("pointerdown", (event) => {
      this.moved(event);
      this.press(event.target, event.pointerType !== "mouse");
    });
    for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, () => clearTimeout(this.waiting), { passive: true });
    addEventListener("pointerdown", () => (this.pressed = true), true);
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => this.released(), true);
    document.addEventListener("contextmenu", (event) => this.held && event.preventDefault());
    document.addEventListener("click", (event) => this.click(event), true);
    document.addEventListener("keydown", ({ key }) => key === "Escape" && this.close());
    addEventListener("resize", () => this.close());
    new MutationObserver(() => this.settle()).observe($("#zoom"), { attributeFilter: ["class", "style"] });
    this.shown();
  }

  // What can be asked about: an answer, a thing that stands for one answer, or a deck.
  about(target) {
    const option = target.closest?.("#prompt .option, #menu .option");
    if (option) return { option };
    const thing = target.closest?.(".lit");
    const options = thing ? $$(".option", prompt).filter(({ dataset }) => dataset.refs.split(" ").includes(thing.dataset.ref)) : [];
    const pile = target.closest?.(PILE);
    return options.length === 1 || pile ? { option: options.length === 1 ? options[0] : null, deck: pile && nameOf(pile), thing: thing ?? pile } : null;
  }

  // Whether the pointer came here by itself, and not the page under it: nobody asks who holds still.
  moved({ clientX, clientY }) {
    const [x, y] = this.spot ?? [];
    this.spot = [clientX, clientY];
    return x !== clientX || y !== clientY;
  }

  linger(target) {
    if (!this.about(target)) return;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.show(target), LINGER);
  }

  press(target, touched) {
    this.held = false;
    this.close();
    if (!touched || !this.about(target)) return;
    this.waiting = setTimeout(() => {
      this.held = true;
      this.show(target);
    }, PRESS);
  }

  // A long press asks and does not choose.
  click(event) {
    if (this.held) {
      event.preventDefault();
      event.stopPropagation();
      this.held = false;
    } else if (event.target.closest("[data-hint]")) this.wish("hint", {}, "hint");
    else if (isOnlyLookedAt(event.target)) this.show(event.target);
    else this.spell(event.target.closest(".threat"));
  }

  // What threatens is cut where room is scarce: whoever presses it reads it whole.
  spell(threat) {
    if (threat) this.open(threat.innerHTML, threat);
  }

  show(target) {
    const about = this.about(target);
    if (!about || !target.isConnected) return;
    this.at = about.option && !about.thing ? target.closest(".option") : about.thing;
    const picks = about.option && this.picks(about.option);
    this.wanted = [picks, about.deck && "decks"].filter(Boolean);
    if (picks) this.wish("foresee", { picks: JSON.parse(picks) }, picks);
    if (about.deck) this.wish("decks", {}, "decks");
    this.draw();
  }

  // What would be sent; nothing, if that is to confirm a row that has just been sent.
  picks({ dataset }) {
    const pick = JSON.parse(dataset.option);
    const row = pick.pick === "confirm" ? this.row() : [...this.row(), pick];
    return row.length ? JSON.stringify(row) : "";
  }

  // Ask once for each question.
  wish(what, fields, key) {
    if (this.told.has(key)) return what === "hint" && this.advise(this.told.get(key));
    this.told.set(key, null);
    if (what === "hint") thinking(true);
    const begun = $(".composed", prompt)?.dataset.version;
    this.ask(what, { ...fields, ...seat(), ...(begun === undefined ? {} : { expected: Number(begun) }) });
  }

  // Whether this was an answer to something asked here.
  heard(asked, news) {
    if (!["foresee", "decks", "hint", "threat"].includes(asked?.do)) return false;
    const key = asked.do === "foresee" ? JSON.stringify(asked.picks) : asked.do;
    if (!this.told.has(key)) return true; // the question has gone
    if (asked.do === "hint") thinking(!news.ok && news.code === "refused-foresight");
    if (news.ok) this.told.set(key, news);
    else this.refused(asked, news.code, key);
    if (news.ok && asked.do === "threat") this.warn(news.html);
    if (news.ok && asked.do === "hint") this.advise(news);
    else if (this.wanted?.includes(key)) this.draw();
    return true;
  }

  // What was not worked out in time is asked for again, as long as the question stands.
  refused({ do: what, picks }, code, key) {
    const told = this.told;
    told.delete(key);
    if (code === "refused-foresight") setTimeout(() => told === this.told && this.wish(what, picks ? { picks } : {}, key), LINGER);
  }

  draw() {
    if (!this.at?.isConnected) return this.close();
    const deck = this.at.closest(PILE);
    const pile = this.at.closest(".zone-pile");
    const told = this.wanted.map((key) => (key === "decks" ? deck && this.told.get(key)?.decks?.[nameOf(deck)] : this.told.get(key)?.html));
    const parts = [pile && $(".note", pile)?.outerHTML, ...told].filter(Boolean);
    if (pile && parts.length) parts.unshift($("h3", pile).outerHTML);
    if (parts.length) this.open(parts.join(""), this.at);
  }

  open(html, by) {
    bubble.innerHTML = html;
    bubble.hidden = false;
    (by.closest("dialog") ?? document.body).append(bubble);
    this.described = by.matches("button") ? by : $("button", by);
    this.described?.setAttribute("aria-describedby", bubble.id);
    this.by = by;
    this.settle();
  }

  settle() {
    if (!bubble.hidden) Object.assign(bubble.style, place(this.by));
  }

  close() {
    clearTimeout(this.waiting);
    this.described?.removeAttribute("aria-describedby");
    this.described = this.at = this.wanted = null;
    bubble.hidden = true;
  }

  // The question is a new one: all that was told is about another.
  shown() {
    this.close();
    this.told = new Map();
    this.later = null;
    clearTimeout(this.soon);
    this.soon = setTimeout(() => $("[data-threat]", prompt) && this.wish("threat", {}, "threat"), LINGER);
  }

  // The click comes after this, and by then nothing may have moved.
  released() {
    this.pressed = false;
    setTimeout(() => this.later && this.warn(this.later));
  }

  // What threatens stands above the answers and moves them: not while one of them is being pressed.
  warn(html) {
    const line = $("[data-threat]", prompt);
    if (!line || !html) return;
    this.later = this.pressed ? html : null;
    if (this.later) return;
    line.innerHTML = html;
    Object.assign(line.closest(".threat"), { hidden: false, title: line.textContent.trim() });
    fold();
  }

  advise(news) {
    if (!news) return;
    const option = news.number && $(`#prompt .option[data-number="${news.number}"]`);
    option?.closest("details")?.setAttribute("open", "");
    option?.classList.add("advised");
    option?.scrollIntoView({ block: "nearest" });
    this.open(news.html, option || $("[data-hint]", prompt));
  }
}

const nameOf = ({ dataset }) => dataset.zone ?? dataset.ref;

// While advice is worked out, its button says so.
function thinking(on) {
  const hint = $("[data-hint]", prompt);
  if (!hint) return;
  hint.dataset.label ??= hint.textContent;
  hint.textContent = on ? hint.dataset.busy : hint.dataset.label;
  hint.ariaBusy = String(on);
}

// What is known of a pile, or a pile of which nothing can be chosen or read: whoever presses it wants to know what it holds.
function isOnlyLookedAt(target) {
  const pile = target.closest(".zone-pile");
  return Boolean(target.closest(".zone-pile .note, [data-deck]:not(.lit)") || (pile && !$(".lit, .card.face", pile) && target.closest(".card.back")));
}

// Beside all answers, so that it covers none of them; where there is no such place, far from the one it is about.
function place(by) {
  const answers = $$("#prompt .option, #prompt [data-hint], #menu:not([hidden]) .option").filter(seen).map((one) => one.getBoundingClientRect());
  const from = by.getBoundingClientRect();
  Object.assign(bubble.style, { left: 0, top: 0 }); // so that it is as wide as it likes
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const keep = (value, most) => Math.max(8, Math.min(value, most - 8));
  const top = keep(from.top + from.height / 2 - height / 2, innerHeight - height);
  const left = keep(from.left, innerWidth - width);
  const all = [...answers, from];
  const edge = (side, far) => far(...all.map((box) => box[side]));
  const spots = [
    [edge("left", Math.min) - width - GAP, top],
    [edge("right", Math.max) + GAP, top],
    [left, from.top - height - GAP],
    [left, from.bottom + GAP],
    [from.right + GAP, top],
    [from.left - width - GAP, top],
    [left, edge("top", Math.min) - height - GAP],
    [left, edge("bottom", Math.max) + GAP],
  ];
  const zoom = $("#zoom.open")?.getBoundingClientRect();
  const barred = [...all, ...(zoom ? [zoom] : [])];
  const free = ([x, y]) => {
    const inside = x >= 8 && y >= 8 && x + width <= innerWidth - 8 && y + height <= innerHeight - 8;
    return inside && !barred.some((box) => x < box.right && x + width > box.left && y < box.bottom && y + height > box.top);
  };
  const [x, y] = spots.find(free) ?? [left, from.top > innerHeight / 2 ? 8 : innerHeight - height - 8];
  return { left: `${x}px`, top: `${y}px` };
}
