// Work that waits until somebody has stopped typing or sliding.

const PAUSE = 120; // milliseconds

export function later(work) {
  let waiting = 0;
  return (...given) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => work(...given), PAUSE);
  };
}
