const STEP = 1_000;

/** Timers stop while a machine sleeps, but clocks go on. A clock that is set looks the same, which does no harm. */
const JUMP = 15_000;

/** Calls the function each time the reader returns to the page, or the machine was asleep. */
export function onAwake(notice: () => void): void {
  window.addEventListener("focus", notice);
  window.addEventListener("online", notice);
  let last = Date.now();
  window.setInterval(() => {
    const now = Date.now();
    if (Math.abs(now - last) > JUMP) notice();
    last = now;
  }, STEP);
}
