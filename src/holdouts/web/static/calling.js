// The table calls when it is my turn: in the title of the page, and if that was asked for, by a sound or a notification.

import { $ } from "./dom.js";
import { chime as ring } from "./sound.js";

const words = $("#calling").dataset;
const plain = document.title;
const [sound, notice] = [$("#call-sound"), $("#call-notice")];
let [asked, shown] = [false, null];

function look() {
  if (document.body.classList.contains("replaying")) return;
  const mine = $("#prompt .asked.mine") !== null || $("#curtain button") !== null;
  document.title = mine ? `${words.turn} · ${plain}` : plain;
  if (mine && !asked) call();
  if (!mine) shown?.close();
  asked = mine;
}

function call() {
  if (sound.checked) chime();
  if (!document.hidden || !notice.checked || !allowed()) return;
  shown = new Notification(words.turn, { body: plain, tag: document.body.dataset.base });
  shown.addEventListener("click", () => window.focus());
}

function chime() {
  ring();
  document.body.dataset.chimed = Number(document.body.dataset.chimed ?? 0) + 1;
}

// --- both are off until they are asked for ---

const allowed = () => "Notification" in window && Notification.permission === "granted";

sound.checked = localStorage.getItem("call-sound") === "yes";
sound.addEventListener("change", () => {
  localStorage.setItem("call-sound", sound.checked ? "yes" : "no");
  if (sound.checked) chime();
});

notice.checked = localStorage.getItem("call-notice") === "yes" && allowed();
notice.disabled = !("Notification" in window);
notice.addEventListener("change", async () => {
  if (notice.checked && !allowed()) notice.checked = (await Notification.requestPermission()) === "granted";
  $("#call-denied").hidden = notice.checked || Notification.permission !== "denied";
  localStorage.setItem("call-notice", notice.checked ? "yes" : "no");
});

new MutationObserver(look).observe($("#prompt"), { childList: true });
new MutationObserver(look).observe($("#curtain"), { childList: true });
look();
