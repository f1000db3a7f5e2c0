/** When a page is on the screen. */

/** Milliseconds to wait for a frame: the page may have gone to the background meanwhile. */
const LONGEST = 500;

/**
 * Resolves when the page has been painted: its author sees it before its scripts take the thread. Files come from the same machine
 * here, so they would always be there before the first frame. A page in the background is not painted.
 */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, LONGEST);
  });
}
