/** Repeats work whose result depends on timing now and then. */

/** Maximum number of attempts. */
const MOST_TIMES = 8;

/**
 * Makes something until two results in a row are equal, and returns that result; the last one if none repeats. On a busy machine, Bun
 * (1.4.5) sometimes chooses other short names when it splits a bundle, and the names of all files depend on them.
 */
export async function untilStable<T>(make: () => Promise<T>, compared: (made: T) => unknown): Promise<T> {
  let last = await make();
  for (let times = 1; times < MOST_TIMES; times++) {
    const next = await make();
    if (Bun.deepEquals(compared(next), compared(last))) break;
    last = next;
  }
  return last;
}
