// The form for a new table says beside a field why it cannot be so, as soon as it is filled in: the server is asked,
// which knows the rules, and says as well what each scenario takes then. What was set last and one's own name are remembered here.

const form = document.querySelector("#new");
const NAME = "holdouts-name";
const LAST = `holdouts-last-${form.dataset.game}`;
const NOT_KEPT = ["commitments", "contributions", "seed"];
const wrong = Object.assign(document.createElement("p"), { className: "wrong", id: "wrong" });
wrong.setAttribute("role", "alert");

const values = () => [...new FormData(form)].filter(([name]) => !NOT_KEPT.includes(name));
const mine = () => [...form.querySelectorAll("[id^=kind-]")].find(({ value }) => value === "me")?.id.replace("kind", "name");

// --- what is remembered ---

function recall() {
  if (document.querySelector(".error")) return;
  const last = JSON.parse(localStorage.getItem(LAST) ?? "null");
  if (last) fill(new Map(last));
  const name = localStorage.getItem(NAME);
  const field = mine() && document.getElementById(mine());
  if (name && field) field.value = name;
}

function fill(last) {
  for (const field of form.elements) {
    if (!field.name || NOT_KEPT.includes(field.name) || field.name === "lang") continue;
    if (field.type === "checkbox") field.checked = last.get(field.name) === field.value;
    else if (field.type === "radio") field.checked = last.get(field.name) === field.value || (field.checked && !last.has(field.name));
    else if (last.has(field.name)) field.value = last.get(field.name);
  }
  form.dispatchEvent(new Event("change"));
}

function remember() {
  localStorage.setItem(LAST, JSON.stringify(values().filter(([name]) => !form.elements[name].closest?.(".sheet-panel"))));
  const field = mine() && document.getElementById(mine());
  if (field?.value) localStorage.setItem(NAME, field.value);
}

// --- what cannot be so ---

let asked = 0;
async function check() {
  const question = ++asked;
  const answer = await fetch(form.dataset.check, { method: "POST", body: new URLSearchParams(values()) });
  if (question !== asked) return;
  const told = answer.ok ? await answer.json() : { field: "", why: "", takes: {} };
  if (question !== asked) return;
  show(told);
  for (const [scenario, text] of Object.entries(told.takes)) {
    const line = form.querySelector(`[name=scenario][value="${scenario}"] ~ .takes`);
    if (line) line.textContent = text;
  }
}

function show({ field, why }) {
  for (const one of form.querySelectorAll("[aria-invalid]")) {
    one.removeAttribute("aria-invalid");
    one.removeAttribute("aria-describedby");
  }
  wrong.remove();
  if (!why) return;
  wrong.textContent = why;
  const at = placeOf(field);
  at.box.append(wrong);
  at.input?.setAttribute("aria-invalid", "true");
  at.input?.setAttribute("aria-describedby", "wrong");
}

function placeOf(field) {
  const input = field.startsWith("option-") ? form.querySelector(`[name="${field}"]`) ?? form.querySelector(`[name^="${field}-"]`) : null;
  const box = input?.closest("[data-row]")?.parentElement
    ?? input?.closest("label, .several")
    ?? form.querySelector(`[data-field="${field}"]`)
    ?? form.querySelector(".start");
  return { input, box };
}

let waiting = 0;
form.addEventListener("change", () => {
  clearTimeout(waiting);
  waiting = setTimeout(check, 60);
});
form.addEventListener("submit", (event) => {
  remember();
  if (!wrong.isConnected) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  wrong.scrollIntoView({ block: "center" });
  (form.querySelector("[aria-invalid]") ?? form.querySelector("[name=scenario]:checked")).focus();
});
recall();
check();
