// Keeps what is pressed before the table's script runs, so that nothing a quick person does is lost.

const early = [];
const keep = (event) => early.push(event);
for (const kind of ["keydown", "click"]) addEventListener(kind, keep, true);

// For the table's script: all that was pressed so far; from now on it listens itself.
function takeOver() {
  for (const kind of ["keydown", "click"]) removeEventListener(kind, keep, true);
  return early.splice(0);
}
