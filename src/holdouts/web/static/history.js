// The history: a slider through everything that was, in place of the table as it is, until one leaves it.

import { $ } from "./dom.js";
import { later } from "./later.js";

const { base } = document.body.dataset;
const slider = $("#replay-at");

async function past(number) {
  const answer = await fetch(`${base}/history/${number}`);
  return answer.ok ? answer.json() : null;
}

export class History {
  constructor({ live, swap }) {
    this.live = live; // the parts as they are now
    this.swap = swap;
    slider.addEventListener("input", later(() => this.look(slider.value)));
  }

  isOpen() {
    return document.body.classList.contains("replaying");
  }

  async enter() {
    this.open(true);
    const beginning = await past(0);
    if (!beginning) return this.leave();
    slider.max = beginning.last; // before the value, which cannot be more
    slider.value = beginning.last;
    slider.focus();
    await this.look(beginning.last);
  }

  leave() {
    this.open(false);
    this.swap(this.live);
  }

  open(on) {
    document.body.classList.toggle("replaying", on);
    $("#replay").hidden = !on;
  }

  async look(number) {
    const then = await past(number);
    if (!then || !this.isOpen() || then.choice !== Number(slider.value)) return;
    $("#replay output").textContent = `${then.choice} / ${then.last}`;
    this.wayBack(then);
    this.swap(then.parts);
  }

  // A game that runs can be taken back, if all agree; one that is over goes on from there at a new table.
  wayBack({ choice, last, lost }) {
    const over = $(".ending", Object.assign(document.createElement("template"), { innerHTML: this.live.end }).content) !== null;
    const [ask, again] = [$("[data-rewind]"), $("#replay form")];
    if (ask) ask.hidden = over;
    if (ask) ask.disabled = choice === last;
    if ($("#rewind .lost")) $("#rewind .lost").textContent = lost;
    if (!again) return;
    again.hidden = !over || choice === last;
    again.elements.to.value = choice;
  }
}
