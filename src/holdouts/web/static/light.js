// Day or night: what a reader chose is known before the page is drawn. Without a choice the game has its own light, and the
// system's where it has none.

const LIGHT = "holdouts-light";

function lit() {
  const chosen = localStorage.getItem(LIGHT) ?? "";
  document.documentElement.dataset.light = chosen;
  for (const button of document.querySelectorAll("[data-choose-light]")) {
    button.setAttribute("aria-pressed", button.dataset.chooseLight === chosen);
  }
}

lit();
addEventListener("DOMContentLoaded", lit);
addEventListener("storage", lit);
addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-choose-light]");
  if (!button) return;
  localStorage.setItem(LIGHT, button.dataset.chooseLight);
  lit();
});
