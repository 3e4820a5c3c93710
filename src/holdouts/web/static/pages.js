// The form for a new table: as many seats as the scenario is for, a word when they do not fit, and of the options those
// that so many players can choose.

const form = document.querySelector("#new");
form?.addEventListener("change", fit);
if (form) fit();

function fit() {
  const chosen = form.querySelector("[name=scenario]:checked");
  if (!chosen) return;
  const [least, most] = [Number(chosen.dataset.least), Number(chosen.dataset.most)];
  const rows = [...form.querySelectorAll("[data-row]")];
  rows.forEach((row, index) => {
    row.hidden = index >= most;
    for (const field of row.querySelectorAll("select, input")) field.disabled = row.hidden;
  });
  const taken = rows.filter((row) => !row.hidden && row.querySelector("select").value !== "none").length;
  const note = form.querySelector("#fit");
  note.textContent = taken < least || taken > most ? note.dataset.text : "";
  for (const option of form.querySelectorAll("[data-seats]")) {
    const barred = !option.dataset.seats.split(" ").includes(String(taken));
    option.classList.toggle("barred", barred);
    for (const field of option.querySelectorAll("select, input")) field.disabled = barred;
  }
}
