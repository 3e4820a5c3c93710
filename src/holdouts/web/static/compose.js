// Composing: picks that only add to something are gathered in the prompt. The server says after each what may follow, and
// nothing is done until all are sent in one go. What is gathered stands in the prompt itself, and nowhere else.

const prompt = document.getElementById("prompt");
const read = (button) => JSON.parse(button.dataset.option);
const seat = () => Number(prompt.querySelector(".asked").dataset.seat);

export class Composer {
  // `send` speaks to the server; `draw` shows a prompt, or, without one, the question as it stands.
  constructor({ send, draw }) {
    this.send = send;
    this.draw = draw;
    this.sent = false;
    this.tried = null; // what is not answered yet
    this.instead = null; // what is tried if the server refuses what is being tried
  }

  get row() {
    return this.sent ? [] : [...prompt.querySelectorAll(".composed .picked")].map(read);
  }

  choose(button) {
    if (button.matches(".picked")) return this.remove(Number(button.dataset.place));
    if (button.matches(".wish")) return this.point(button);
    const row = this.row;
    if (button.matches(".confirm")) return this.sendAll(row);
    if ("adds" in button.dataset) return this.rehearse([...row, read(button)]);
    if (row.length) return this.sendAll([...row, read(button)]);
    this.send("choose", { option: read(button), seat: seat() });
  }

  point(button) {
    const away = button.getAttribute("aria-pressed") === "true";
    this.send("point", { option: away ? null : read(button), seat: seat() });
  }

  // What follows the one that is taken out may need it: then it goes as well.
  remove(place) {
    const row = this.row;
    this.rehearse(row.toSpliced(place, 1), row.slice(0, place));
  }

  removeLast() {
    this.remove(this.row.length - 1);
  }

  rehearse(picks, instead = null) {
    this.tried = picks.length ? picks : null;
    this.instead = instead;
    if (picks.length) this.send("rehearse", { picks, seat: seat(), ...this.since() });
    else this.draw();
  }

  sendAll(picks) {
    const fields = { picks, seat: seat(), ...this.since() };
    this.sent = true;
    this.send("choose-all", fields);
  }

  // A row is about the question as it was when it was begun.
  since() {
    const begun = prompt.querySelector(".composed")?.dataset.version;
    return begun === undefined ? {} : { expected: Number(begun) };
  }

  // The question has changed while something was gathered: look whether it can still be done, with what is just added.
  // If not, what was gathered before may still go.
  again() {
    if (this.tried) this.rehearse(this.tried, this.instead ?? this.row);
    else this.rehearse(this.row);
  }

  shown() {
    this.sent = false;
  }

  // One pick that leaves nothing to add is an ordinary choice.
  rehearsed({ picks, expected }, { prompt: html, complete }) {
    this.tried = null;
    if (complete && picks.length === 1) return this.send("choose", { option: picks[0], seat: seat(), expected });
    this.draw(html);
  }

  // Whether there is something else to try.
  refused() {
    const instead = this.instead;
    this.tried = null;
    this.sent = false;
    if (instead === null) this.draw();
    else this.rehearse(instead);
    return instead !== null;
  }
}
