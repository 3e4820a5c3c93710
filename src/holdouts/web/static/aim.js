// Aim: what a press is about, where a browser loses sight of it. Whoever lets go on the very same thing has pressed it.

const NAMED = ":is(#prompt, #menu) :is(.option, .wish), .lit, [data-do]";
const WHOLE = `${NAMED}, button, summary, a, label`;
const page = document.documentElement;

const nameOf = ({ dataset }) => dataset.option ?? dataset.ref ?? dataset.do + (dataset.with ?? "");
const under = ({ clientX, clientY }) => document.elementsFromPoint(clientX, clientY).find((one) => one !== page) ?? page;
export const meantBy = (event) => (event.target === page ? under(event) : event.target);
const wholeOf = (spot) => spot.closest(WHOLE) ?? spot;

export function keepAim(press) {
  let [spot, aimed] = [null, null];
  const forget = () => ([spot, aimed] = [null, null]);
  addEventListener("pointerdown", (event) => {
    spot = event.button === 0 ? meantBy(event) : null;
    aimed = spot?.closest(NAMED);
  }, true);
  addEventListener("pointercancel", forget, true);

  // What is pressed may be drawn anew under the finger, because another one points at it or moves. A browser knows of no click
  // then, for what was pressed is gone.
  addEventListener("pointerup", (event) => {
    const [was, target] = [aimed, under(event).closest(NAMED)];
    if (!was || !target || was.isConnected || nameOf(was) !== nameOf(target)) return;
    forget();
    press({ target, pointerType: event.pointerType });
  });

  // While things get ready to glide, a browser takes every press for one on the page as a whole.
  addEventListener("click", (event) => {
    const target = meantBy(event);
    if (target === event.target) return;
    event.stopImmediatePropagation();
    if (spot?.isConnected && wholeOf(spot) === wholeOf(target)) target.dispatchEvent(new PointerEvent("click", event));
  }, true);
}
