// Chance that nobody owns: this browser promises a number when it sits down, tells it when all have promised, and
// checks at the end that what was shown at the start was kept. The recipe is published in docs/chance.md.
// SHA-256 is written out, for pages without a secure connection have no other.

const ROUNDS = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

function primes(count) {
  const found = [];
  for (let number = 2; found.length < count; number++) if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

function fraction(number) {
  return Math.floor((number % 1) * 2 ** 32);
}

const bytesOf = (text) => new TextEncoder().encode(text);
const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const turned = (word, by) => (word >>> by) | (word << (32 - by));

export function sha256(bytes) {
  const whole = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, bytes.length << 3);
  const state = START.slice();
  for (let at = 0; at < whole.length; at += 64) stir(state, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

function stir(state, view, at) {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15], words[i - 2]];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16] + one + words[i - 7] + two;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const one = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + h + ROUNDS[i] + words[i];
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] += word));
}

export function hmac(key, message) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(Uint8Array.of(...block.map((byte) => byte ^ 0x36), ...message));
  return sha256(Uint8Array.of(...block.map((byte) => byte ^ 0x5c), ...inner));
}

// --- the recipe ---

export const sealOf = (secret, salt) => hexOf(sha256(bytesOf(`holdouts:${salt}:${secret}`)));
export const commitmentTo = (contribution) => hexOf(sha256(bytesOf(`holdouts contribution:${contribution}`)));

export function mixedSeed(table, secret, shares) {
  const told = shares.filter(({ contribution }) => contribution).sort((one, other) => one.seat - other.seat);
  const lines = [`holdouts seed:${table}`, ...told.map(({ seat, contribution }) => `${seat}:${contribution}`)];
  return hexOf(hmac(bytesOf(secret), bytesOf(lines.join("\n"))));
}

// What a finished game shows, against itself and against what this browser remembers: the name of what was found.
export function judge({ table, seal, salt, secret, seed, mixed, shares }, saw = seal, gave = []) {
  if (sealOf(secret, salt) !== seal) return "seal";
  if (saw !== seal) return "saw";
  if (!mixed) return secret === seed ? "plain" : "seed";
  if (shares.some(({ contribution, commitment }) => contribution && commitmentTo(contribution) !== commitment)) return "share";
  if (!gave.every((mine) => shares.some(({ contribution }) => contribution === mine))) return "mine";
  return mixedSeed(table, secret, shares) === seed ? "good" : "seed";
}

// --- promising: the number itself stays here until all have promised ---

const PART = "holdouts-part-";
const SEAL = "holdouts-seal-";
const GAVE = "holdouts-gave-";

export function draw() {
  const contribution = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  localStorage.setItem(PART + commitmentTo(contribution), contribution);
  return contribution;
}

function remember(table, seal) {
  if (!localStorage.getItem(SEAL + table)) localStorage.setItem(SEAL + table, seal);
}

const given = (table) => (localStorage.getItem(GAVE + table) ?? "").split(" ").filter(Boolean);

// A table with an open seat waits for others: then only a promise is sent. Without one, it is dealt at once.
function promiseAll(form) {
  const kinds = [...form.querySelectorAll("[data-row] select:not(:disabled)[id^=kind-]")].map((select) => select.value);
  const drawn = kinds.filter((kind) => kind === "me" || kind === "device").map(draw);
  const waits = kinds.includes("open");
  form.elements.commitments.value = waits ? drawn.map(commitmentTo).join(" ") : "";
  form.elements.contributions.value = waits ? "" : drawn.join(" ");
}

function promiseOne(form) {
  remember(form.dataset.promise, form.dataset.seal);
  form.elements.commitment.value = commitmentTo(draw());
}

for (const form of document.querySelectorAll("#new")) form.addEventListener("submit", () => promiseAll(form));
for (const form of document.querySelectorAll("[data-promise]")) form.addEventListener("submit", () => promiseOne(form));

// --- at the table ---

const sent = new Set();

// Keeps what this browser was shown, and tells what it promised as soon as it is due.
export function attend(send) {
  const look = () => {
    const shown = document.querySelector("[data-chance]");
    if (shown) remember(shown.dataset.chance, shown.dataset.seal);
    for (const commitment of document.querySelector("[data-due]")?.dataset.due.split(" ") ?? []) {
      const contribution = localStorage.getItem(PART + commitment);
      if (!contribution || sent.has(commitment)) continue;
      sent.add(commitment);
      localStorage.setItem(GAVE + shown.dataset.chance, [...given(shown.dataset.chance), contribution].join(" "));
      send("tell", { contribution });
    }
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-check]");
    if (button) check(button);
  });
  look();
}

function check(button) {
  const chance = JSON.parse(button.dataset.check);
  const table = document.querySelector("[data-chance]").dataset.chance;
  const found = judge(chance, localStorage.getItem(SEAL + table) ?? chance.seal, given(table));
  const answer = button.closest("details").querySelector(".checked");
  answer.classList.toggle("wrong", found !== "good" && found !== "plain");
  answer.textContent = answer.dataset[found];
  answer.scrollIntoView({ block: "nearest" });
}
