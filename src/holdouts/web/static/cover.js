// What lies under a cover: it is asked for while the cover is held, by mouse, thumb or key, and gone as soon as it is let
// go. The page never keeps a copy. Whoever has it read out presses once to look, and once more to cover it.

import { meantBy } from "./aim.js";
import { $ } from "./dom.js";

const GAP = 8;
const under = $("#under");
const coverAt = (target) => target?.closest?.("[data-hold]");

export class Covers {
  // `ask` speaks to the server.
  constructor({ ask }) {
    this.ask = ask;
    this.held = "";
    this.byKey = false;
    document.addEventListener("pointerdown", (event) => event.button === 0 && this.lift(coverAt(meantBy(event))));
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("click", (event) => this.click(event));
    document.addEventListener("contextmenu", (event) => coverAt(event.target) && event.preventDefault());
    document.addEventListener("visibilitychange", () => this.drop());
    for (const end of ["pointerup", "pointercancel", "keyup", "blur", "pagehide"]) addEventListener(end, () => this.drop());
  }

  key(event) {
    const cover = coverAt(event.target);
    if (!cover || (event.key !== "Enter" && event.key !== " ")) return;
    this.byKey = true;
    if (!event.repeat) this.lift(cover);
  }

  // A click without a key or a pointer comes from whatever reads the page out.
  click({ target, detail }) {
    const cover = coverAt(target);
    const plain = cover && detail === 0 && !this.byKey;
    this.byKey = false;
    if (plain) this.held ? this.drop() : this.lift(cover);
  }

  lift(cover) {
    if (!cover) return;
    this.held = cover.dataset.hold;
    this.ask("look", { under: this.held });
  }

  // Things have changed: what is looked at now is looked at again.
  again() {
    if (this.held) this.ask("look", { under: this.held });
  }

  heard(asked, news) {
    if (asked?.do !== "look") return false;
    if (!this.held || asked.under !== this.held || !news.ok) return true;
    under.innerHTML = news.html;
    under.hidden = false;
    this.place();
    return true;
  }

  place() {
    const cover = $(`[data-hold="${CSS.escape(this.held)}"]`);
    if (!cover) return this.drop();
    const from = cover.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = under;
    const top = from.bottom + GAP + height < innerHeight ? from.bottom + GAP : from.top - GAP - height;
    const left = Math.min(Math.max(GAP, from.left), innerWidth - width - GAP);
    Object.assign(under.style, { left: `${left}px`, top: `${Math.min(Math.max(GAP, top), Math.max(GAP, innerHeight - height - GAP))}px` });
  }

  drop() {
    this.held = "";
    under.hidden = true;
    under.replaceChildren();
  }
}
