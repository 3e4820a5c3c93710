// The chat shows what was said last, also where it is short, and when one turns to it.
import { $ } from "./dom.js";

const chat = $("#chat");
const showLast = () => (chat.scrollTop = chat.scrollHeight);

new MutationObserver(showLast).observe(chat, { childList: true, subtree: true });
new ResizeObserver(showLast).observe(chat);
