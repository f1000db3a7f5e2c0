/** Waits until a page is painted. */

/** Milliseconds to wait for a frame: the page may have moved to the background meanwhile. */
const LONGEST = 500;

/**
 * Resolves when the page has been painted, so that its author sees it before its scripts occupy the thread. The files
 * come from the same machine, so the scripts would always be ready before the first frame. A page in the background is
 * not painted.
 */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, LONGEST);
  });
}
