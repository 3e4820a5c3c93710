// The table: a socket, fragments drawn by the server, and a person with keys, a mouse or a thumb.
// The server decides everything; this script sends choices and shows what comes back.

import { keepAim } from "./aim.js";
import { move } from "./arrows.js";
import { afterTrying, answers, digit, pressLate } from "./asked.js";
import { attend } from "./chance.js";
import { setClock, tick } from "./clock.js";
import { paint, wear } from "./colours.js";
import { Composer } from "./compose.js";
import { Covers } from "./cover.js";
import { $, $$, isField, seen } from "./dom.js";
import { fold, unfold, whatIsMeant } from "./fold.js";
import { Foresight } from "./foresight.js";
import { History } from "./history.js";
import * as hold from "./hold.js";
import * as keys from "./keys.js";
import { fold as foldTurns, follow } from "./log.js";
import { alike, closeMenu, openMenu, whatIsChosenFrom } from "./menu.js";
import * as motion from "./motion.js";
import { findMyself } from "./myself.js";
import { keepPace, notice as noticeTurn } from "./pace.js";
import { showPicked } from "./picked.js";
import { hideZoom, leave, read, readable, soon, whatIsRead, zoom } from "./reading.js";
import { redraw } from "./redraw.js";
import { openRules } from "./rules.js";
import { Wire } from "./wire.js";

const body = document.body;
const base = body.dataset.base;

// --- messages ---

const notice = $("#notice");
let version = Number(body.dataset.version);
let gone = notice.dataset.lost;

const wire = new Wire(() => `${base}/live?have=${body.dataset.stamps}`, {
  hear,
  lost: (why) => tell((gone = why || notice.dataset.lost)),
  back: () => tell(notice.dataset.back, 1500),
  over: () => {
    due = Infinity;
    settle();
    tell(notice.dataset.gone);
  },
});

// After a choice nothing else can be chosen until it is answered and what came of it is shown. An answer that lies face
// down makes no new version: there what is shown next is waited for.
let [due, unshown, trying] = [0, false, 0];
const settle = () => body.classList.toggle("busy", version < due || unshown || trying > 0);
const busy = () => body.classList.contains("busy");
const chooses = (what) => what === "choose" || what === "choose-all";

function send(what, fields = {}) {
  if (wire.ended) return;
  if (chooses(what)) [due, unshown] = [Infinity, true];
  if (what === "rehearse") trying += 1;
  settle();
  wire.send(what, version, fields);
}

function hear(news, asked) {
  if (news.show) return show(news.show);
  if (news.clock) return setClock(news.clock);
  if (foresight.heard(asked, news) || covers.heard(asked, news)) return;
  if (chooses(asked?.do)) due = news.version;
  if (asked?.do === "rehearse") trying -= 1;
  settle();
  if (asked?.do === "rehearse" && trying) return; // the same was tried anew since, and that answer is newer
  const gathering = asked?.do === "rehearse" || asked?.do === "choose-all";
  if (gathering && !news.ok && composer.refused()) return;
  if (news.why) tell(news.why, 4000);
  if (asked?.do === "rehearse" && news.ok) composer.rehearsed(asked, news);
  if (asked?.do === "rehearse") pressLate();
  if (asked?.do === "lang" && news.ok) location.reload();
}

const composer = new Composer({ send, draw: (html) => swap({ prompt: html ?? live.prompt }) });

const foresight = new Foresight({ ask: (what, fields) => wire.ended || wire.send(what, version, fields), row: () => composer.row });

const covers = new Covers({ ask: (what, fields) => wire.ended || wire.send(what, version, fields) });

let silence = 0;
function tell(text, forMilliseconds = 0) {
  clearTimeout(silence);
  notice.textContent = text ?? "";
  if (forMilliseconds) silence = setTimeout(() => tell(wire.ended ? notice.dataset.gone : wire.broken ? gone : ""), forMilliseconds);
}

// --- fragments: only what changed is swapped; cards glide, focus and scrolling stay ---

const live = Object.fromEntries($$("[data-part]").map((part) => [part.id, part.innerHTML]));
const past = new History({ live, swap });
let [moving, unmoved] = [0, null];

// What waits for its glide is shown before anything that came later, or the older would be drawn over the newer.
const catchUp = () => unmoved?.();

function show({ version: newest, parts, stamps, said, staged }) {
  catchUp();
  const chatted = (parts.chat?.match(/<li>/g) ?? []).length > $$("#chat li:not(.note)").length;
  if (chatted && !seen($("#chat"))) $$("[data-tab=chat], button[data-talk=chat]").forEach((tab) => tab.classList.add("news"));
  Object.assign(live, parts);
  const gathered = composer.row.length > 0 && !live.curtain?.trim();
  const stale = gathered && ("prompt" in parts || newest !== version);
  const { prompt, ...others } = { ...(composer.sent ? { prompt: live.prompt } : {}), ...parts };
  if (!gathered && prompt !== undefined) others.prompt = prompt;
  composer.shown();
  if (live.curtain?.trim() && past.isOpen()) past.leave();
  const arrive = () => {
    body.dataset.version = version = newest;
    unshown = false;
    body.dataset.stamps = stamps;
    settle();
  };
  if (past.isOpen() || !Object.keys(others).length) arrive();
  else swap(others, arrive, staged);
  if (stale) composer.again();
  covers.again();
  if (said) $("#said").textContent = said;
}

function swap(parts, then = () => {}, staged = []) {
  catchUp();
  const change = () => {
    const focus = whereFocusIs();
    const before = version;
    const was = motion.before();
    const open = { read: whatIsRead(), menu: whatIsChosenFrom(), pile: $("#sheet").open && $("#sheet").from };
    for (const [id, html] of Object.entries(parts)) {
      const part = document.getElementById(id);
      if (!part) continue;
      const unfolded = $("details[open]", part);
      redraw(part, html);
      if (unfolded && !$("details[open]", part)) $("details", part)?.setAttribute("open", "");
    }
    then();
    closeMenu();
    if (parts.seats) paint();
    if (parts.moment !== undefined) asideMoment(false);
    if ($("#curtain button")) forget();
    light();
    fit();
    if (parts.prompt !== undefined || version !== before) foresight.shown();
    if (parts.log) {
      foldTurns();
      follow();
    }
    noticeTurn(send);
    if (!$("#curtain button")) motion.after(was);
    motion.stage(staged);
    tick();
    focusAgain(focus, parts, version === before);
    openAgain(open);
  };
  const moves = Object.keys(parts).some((id) => id !== "prompt");
  if (!moves || !motion.glides() || parts.curtain || $("#curtain button")) return change();
  glide(change);
}

function glide(change) {
  const turn = ++moving;
  const once = () => {
    if (unmoved !== once) return;
    unmoved = null;
    motion.nameThings(false);
    change();
    motion.nameThings(true);
  };
  unmoved = once;
  motion.nameThings(true);
  const gliding = document.startViewTransition(once);
  gliding.ready.catch(() => {});
  gliding.finished.finally(() => turn === moving && motion.nameThings(false));
}

// Behind a curtain nothing is left of a hand, not even a copy.
function forget() {
  $("#sheet").close();
  covers.drop();
  motion.clear();
  for (const copies of $$("#zoom, #menu, .sheet-cards, #said, #stage")) copies.replaceChildren();
}

function whereFocusIs() {
  const active = document.activeElement;
  const part = active?.closest("[data-part]")?.id;
  if (!part) return null;
  const key = ["number", "ref", "rule", "do", "copy"].find((name) => name in active.dataset);
  return { part, selector: active.id ? `#${active.id}` : key && `[data-${key}="${CSS.escape(active.dataset[key])}"]` };
}

// A question that was drawn anew, because somebody pointed at an answer or something was picked, keeps the focus where it was.
function focusAgain(focus, parts, same) {
  const curtain = $("#curtain button");
  if (curtain && parts.curtain) return curtain.focus();
  if (!focus || !(focus.part in parts)) return;
  const part = document.getElementById(focus.part);
  const asked = $("#end .ending") ?? $$(":is(.option, .group-name)", part).find(seen) ?? $(".asked", part);
  const kept = same && focus.selector && $(focus.selector, part);
  const again = kept || (asked ?? (focus.selector && $(focus.selector, part)) ?? $("#prompt .option"));
  if (kept) unfold(kept);
  again?.focus({ preventScroll: !asked || kept });
}

// What somebody reads, and what they choose from, stay open while others move, as long as they are still there.
function openAgain({ read, menu, pile }) {
  const find = (selector) => selector && !$("#curtain button") && $$(selector).find(seen);
  if (pile && $("#sheet").open) spreadAgain($(`${pile} .spread, ${pile} + .spread`));
  const again = find(read);
  const work = again ? reading(again) : null;
  if (work) work();
  else if ($("#zoom.open")) hideZoom(); // what somebody only begins to point at is still to be read
  const thing = find(menu?.thing);
  const options = whatIsMeant(ways.get(thing) ?? []);
  if (thing && alike(options) === menu.answers) openMenu(thing, options, menu.at);
}

// Everything is made to fit. A text that is too long for its card is set smaller; what does not fit even then is marked: point at it to read it.
function fit() {
  const tight = (texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 1);
  const long = tight($$("#scene .card-text, #hand .card-text, #sheet .card-text").filter(seen));
  for (const text of long) text.closest(".card").classList.add("dense");
  for (const text of tight(long)) text.closest(".card").classList.add("more");
  fold();
}

// --- what can be chosen: answers point at the things they concern ---

let ways = new Map();

function light() {
  findMyself();
  keys.number();
  hold.narrow();
  for (const thing of $$(".lit, .chosen, .taken")) {
    thing.classList.remove("lit", "hot", "chosen", "taken");
    delete thing.dataset.keys;
  }
  ways = new Map();
  for (const option of $$("#prompt :is(.option, .wish, .picked)")) {
    if (hold.isOut(option)) continue;
    for (const ref of option.dataset.refs.split(" ").filter(Boolean)) {
      const aside = option.closest(".answers.aside");
      for (const thing of $$(`[data-ref="${CSS.escape(ref)}"]:not(.mini)${aside ? ":not(.me, .figure)" : ""}`)) {
        thing.classList.add(option.matches(".picked") ? "chosen" : "lit");
        thing.classList.toggle("taken", hold.isHeld(thing));
        ways.set(thing, [...(ways.get(thing) ?? []), option]);
        const pile = thing.closest(".spread")?.previousElementSibling;
        if (pile && !pile.matches(".chips")) ($(".card", pile) ?? pile).classList.add("lit");
        const tile = thing.parentElement.closest(".tile");
        if (tile && !ways.get(tile)?.includes(option)) ways.set(tile, [...(ways.get(tile) ?? []), option]);
        tile?.classList.add("lit");
      }
    }
  }
  for (const [thing, options] of ways) thing.dataset.keys = options.length < 4 ? options.map((option) => option.dataset.key ?? "✓").join(" ") : "◆";
  showPicked(ways);
  keepInSight();
}

function keepInSight() {
  for (const thing of [$("#scene .lit"), $("#scene .figure.me")?.closest(".tile")]) thing?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function choose(option) {
  const place = answers().indexOf(option);
  if (busy()) return trying && afterTrying(() => choose(answers()[place]));
  closeMenu();
  hideZoom();
  $("#sheet").close();
  hold.release();
  composer.choose(option);
}

function warm(target, on) {
  const option = target.closest("#prompt :is(.option, .wish, .picked)");
  const thing = target.closest(".lit");
  if (option) for (const [one, options] of ways) one.classList.toggle("hot", on && options.includes(option));
  if (thing) for (const one of ways.get(thing) ?? []) one.classList.toggle("hot", on);
}

function spread(cards) {
  const zone = cards.closest("[data-zone]") ?? cards.previousElementSibling;
  $("#sheet").from = `#${cards.closest("[data-part]").id} [data-zone="${CSS.escape(zone.dataset.zone)}"]`;
  const copies = [...cards.children].map((card) => [card, card.cloneNode(true)]);
  for (const [card, copy] of copies) if (ways.has(card)) ways.set(copy, ways.get(card));
  $(".sheet-cards").replaceChildren(...copies.map(([, copy]) => copy));
  if (!$("#sheet").open) $("#sheet").showModal();
  fit();
}

function spreadAgain(cards) {
  const at = document.activeElement.closest("#sheet .card")?.dataset.ref;
  if (!cards) return $("#sheet").close();
  spread(cards);
  if (at) $(`#sheet [data-ref="${CSS.escape(at)}"]`)?.focus();
}

// --- reading a card: point, focus or tap ---

// What an answer is about may lie inside a pile: then it is read beside the answer.
function buried(target) {
  const option = target.closest?.("#prompt .option");
  const about = option && [...ways].filter(([thing, options]) => options.includes(option) && thing.matches(".card.face"));
  return about?.length && !about.some(([thing]) => seen(thing)) ? () => zoom(about[0][0], option) : null;
}
const reading = (target) => (readable(target) ? () => read(readable(target)) : buried(target));

document.addEventListener("pointerover", ({ target, pointerType }) => {
  warm(target, true);
  if (pointerType === "mouse") leave(target);
  soon(pointerType === "mouse" && reading(target));
});
document.addEventListener("pointerout", ({ target, pointerType }) => {
  warm(target, false);
  if (pointerType === "mouse" && reading(target)) hideZoom();
});
document.addEventListener("focusin", ({ target }) => {
  warm(target, true);
  if (target.matches(":focus-visible")) reading(target)?.();
});
document.addEventListener("focusout", ({ target, relatedTarget }) => {
  warm(target, false);
  if (!relatedTarget?.closest("#menu")) hideZoom(); // what can be done with a card is chosen while it is read
});

// --- clicks ---

function press(event) {
  const at = (selector) => event.target.closest(selector);
  let found;
  if (!at("#menu")) closeMenu();
  if ((found = at(".option, .wish, .picked"))) choose(found);
  else if (at("[data-release]")) holdThing(null);
  else if (at("[data-do=undo]")) undo();
  else if ((found = at("[data-do]"))) send(found.dataset.do, JSON.parse(found.dataset.with ?? "{}"));
  else if ((found = at("button[data-rule]"))) openRules(found.dataset.rule);
  else if (at("[data-rewind]")) $("#rewind").showModal();
  else if (at("[data-rewind-yes]")) {
    send("rewind", { to: Number($("#replay-at").value) });
    $("#rewind").close();
    past.leave();
  }
  else if (at("[data-close]")) at("dialog") ? at("dialog").close() : past.leave();
  else if ((found = at("[data-open]"))) {
    at("dialog")?.close();
    open(found.dataset.open);
  }
  else if ((found = at("button[data-tab], button[data-talk]"))) turnTo(found.dataset.tab ?? found.dataset.talk);
  else if ((found = at("[data-copy]"))) copy(found);
  else if (at("[data-aside]")) asideMoment(!body.classList.contains("moment-aside"));
  else if ((found = at("[data-wish]"))) choose($(`#prompt .wish[data-number="${found.dataset.wish}"]`));
  else if ((found = at("[data-answer]"))) choose($(`#prompt .option[data-number="${found.dataset.answer}"]`));
  else if ((found = at(".card, .die, .tile, .chip, :is(.track, .figure).lit, [data-spread], .person-head"))) pressThing(found, event.pointerType === "touch");
  else if (at("dialog") === event.target) event.target.close();
}

// What everybody looks at can be put aside, to look at the table; the next comes to the front again.
function asideMoment(on) {
  body.classList.toggle("moment-aside", on);
  $("[data-aside]")?.setAttribute("aria-pressed", on);
}

// What is not yet sent is taken back first.
function undo() {
  if (!composer.row.length) send("undo", { to: "choice" });
  else if (busy()) trying && afterTrying(undo);
  else composer.removeLast();
}

// What is in hand is let go; what has many answers is taken, and only its answers are left.
function holdThing(thing) {
  hideZoom();
  $("#sheet").close();
  thing && !hold.isHeld(thing) ? hold.take(thing) : hold.release();
  light();
  fit();
}

function pressThing(thing, touched) {
  const options = whatIsMeant(ways.get(thing) ?? []);
  if (hold.isHeld(thing) || hold.isMuch(thing, options)) return holdThing(thing);
  const next = thing.closest(".stack, [data-spread]")?.nextElementSibling;
  const cards = next?.matches(".spread") ? next : null;
  if (options.length === 1 && !touched && !(cards && $(".lit", cards))) return choose(options[0]);
  if (cards && (!options.length || $(".lit", cards))) return spread(cards);
  if (readable(thing)) read(readable(thing));
  if (options.length) openMenu(thing, options);
}

function copy(button) {
  const link = document.getElementById(button.dataset.copy);
  link.select();
  navigator.clipboard?.writeText(link.value);
  tell(button.dataset.done, 1500);
}

function turnTo(tab, focus) {
  body.dataset.tab = tab;
  if (tab === "log" || tab === "chat") $(".talk").dataset.talk = tab;
  for (const button of $$("button[data-tab]")) button.setAttribute("aria-pressed", button.dataset.tab === tab);
  for (const button of $$("button[data-talk]")) button.setAttribute("aria-pressed", button.dataset.talk === $(".talk").dataset.talk);
  if (tab === "chat") $$(".news").forEach((button) => button.classList.remove("news"));
  $("#log").scrollTop = $("#log").scrollHeight;
  if (focus) $(focus).focus();
}

document.addEventListener("click", press);
keepAim((event) => foresight.held || press(event));
$("#say").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = event.target.elements.text.value.trim();
  if (text) send("chat", { text });
  event.target.reset();
});

// --- keys ---

function type(event) {
  if (event.key === "Enter" && event.repeat) event.preventDefault();
  if (event.key === "Escape") return escape();
  if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
  if ($("dialog[open]")) return;
  const doing = {
    u: () => $("#end .ending") ?? undo(),
    Backspace: () => composer.row.length && undo(),
    "?": () => open("help"),
    r: () => open("rules"),
    h: () => open("history"),
    s: () => open("settings"),
    l: () => turnTo("log", "#log"),
    c: () => turnTo("chat", "#say-text"),
  };
  if (/^\d$/.test(event.key)) digit(event.key, choose, () => tell(notice.dataset.none, 4000));
  else if (event.key.startsWith("Arrow")) move(event.key);
  else if (doing[event.key]) doing[event.key]();
  else return;
  event.preventDefault();
}

document.addEventListener("keydown", type);

function escape() {
  const drawer = $("dialog[open]");
  if (drawer) return drawer.close();
  if (!$("#menu").hidden) $("#menu").from?.focus();
  closeMenu();
  hideZoom();
  if (hold.holds()) holdThing(null);
  if (document.activeElement.closest("#say")) ($("#prompt .option") ?? $("#prompt .asked"))?.focus();
  if (past.isOpen()) past.leave();
}

// --- drawers ---

// What had the focus may have been swapped meanwhile: then it goes to the question.
for (const drawer of $$("dialog")) {
  drawer.addEventListener("close", () => {
    hideZoom();
    const at = document.activeElement;
    if (at === body || drawer.contains(at)) ($$("#prompt :is(.option, .group-name)").find(seen) ?? $("#prompt .asked"))?.focus();
  });
}

function open(what) {
  if (what === "history") past.enter();
  else if (what === "rules") openRules("");
  else document.getElementById(what).showModal();
}

$("#still").checked = localStorage.getItem("still") === "yes";
$("#still").addEventListener("change", ({ target }) => localStorage.setItem("still", target.checked ? "yes" : "no"));

light();
fit();
foldTurns();
keepPace(send);
wear(send);
addEventListener("resize", fit);
new ResizeObserver(keepInSight).observe($("#scene")); // what is foretold comes later, and takes room
turnTo("scene");
$("#curtain button")?.focus();
attend(send);
for (const event of takeOver()) event.type === "click" ? press(event) : type(event);
