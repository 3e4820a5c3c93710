// The wire to the server: every message has an id and the version it was made for. What was not answered when the
// connection broke is sent again under the same id; the server does nothing twice.

const GONE = 4404;
const NO_LONGER = 4403; // a seat or a link was taken back: there is nothing to come back to
const SOONEST = 250;
const LATEST = 8000;
const PATIENCE = 8000; // a line that does not answer for so long is dead, even if nobody said so

export class Wire {
  constructor(path, { hear, lost, back, over }) {
    this.path = path;
    this.hear = hear;
    this.lost = lost;
    this.back = back;
    this.over = over;
    this.unanswered = new Map();
    this.patches = {};
    this.delay = SOONEST;
    this.broken = false;
    addEventListener("offline", () => this.hangUp());
    addEventListener("online", () => this.broken && !this.ended && this.connect());
    this.connect();
  }

  connect() {
    clearTimeout(this.again);
    const socket = (this.socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}${this.path()}`));
    const mine = (work) => (event) => socket === this.socket && work(event);
    socket.addEventListener("open", mine(() => this.opened()));
    socket.addEventListener("message", mine((event) => this.received(JSON.parse(event.data))));
    socket.addEventListener("close", mine((event) => this.closed(event.code)));
  }

  hangUp() {
    if (this.ended) return;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.closed();
  }

  opened() {
    if (this.broken) this.back();
    this.broken = false;
    this.delay = SOONEST;
    for (const message of this.unanswered.values()) this.post(message);
  }

  post(message) {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify(message));
    setTimeout(() => socket === this.socket && this.unanswered.has(message.id) && this.hangUp(), PATIENCE);
  }

  closed(code) {
    if (code === GONE) return location.reload();
    this.broken = true;
    if (code === NO_LONGER) return this.end();
    this.lost(this.why);
    this.why = "";
    clearTimeout(this.again);
    this.again = setTimeout(() => this.connect(), this.pause || this.delay * (0.75 + Math.random() / 2));
    this.pause = 0;
    this.delay = Math.min(this.delay * 2, LATEST);
  }

  end() {
    this.ended = true;
    this.unanswered.clear();
    this.over();
  }

  received(news) {
    if (news.closed) return this.turnedAway(news.closed);
    if (news.show) news.show.parts = this.wholeParts(news.show.parts);
    const asked = this.unanswered.get(news.to);
    this.unanswered.delete(news.to);
    this.hear(news, asked);
  }

  // A part comes whole, or in patches: a number is the patch that stood there when the part was last sent.
  wholeParts(parts) {
    const whole = ([id, told]) => {
      const had = this.patches[id];
      this.patches[id] = [told].flat().map((patch) => (typeof patch === "number" ? had[patch] : patch));
      return [id, this.patches[id].join("")];
    };
    return Object.fromEntries(Object.entries(parts).map(whole));
  }

  // There is no place: the server says why, and when to come again.
  turnedAway({ why, wait }) {
    this.why = why;
    this.pause = wait * 1000;
  }

  send(what, expected, fields) {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    const id = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const message = { id, do: what, expected, ...fields };
    this.unanswered.set(id, message);
    this.post(message);
  }
}
