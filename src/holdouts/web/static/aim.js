// Aim: what somebody presses may be drawn anew under their finger, because another one points at it or moves. A browser knows of
// no click then, for what was pressed is gone. Whoever lets go on the very same thing has pressed it.

const thingAt = (target) => target?.closest?.("#prompt .option, #prompt .wish, .lit, [data-do]");
const nameOf = ({ dataset }) => dataset.option ?? dataset.ref ?? dataset.do + (dataset.with ?? "");

export function keepAim(press) {
  let aimed = null;
  addEventListener("pointerdown", ({ target, button }) => (aimed = button === 0 ? thingAt(target) : null), true);
  addEventListener("pointercancel", () => (aimed = null), true);
  addEventListener("pointerup", ({ clientX, clientY, pointerType }) => {
    const [was, target] = [aimed, thingAt(document.elementFromPoint(clientX, clientY))];
    aimed = null;
    if (was && target && !was.isConnected && nameOf(was) === nameOf(target)) press({ target, pointerType });
  });
}
