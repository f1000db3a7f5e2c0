/** Repeats work whose result depends on timing now and then. */

/** Maximum number of attempts. */
const MOST_TIMES = 12;

/** Number of equal results in a row: on a very busy machine, the same unusual one came twice. */
const EQUAL = 3;

/**
 * Makes something until three results in a row are equal, and returns that result; the last one if none repeats so often. On a busy
 * machine, Bun (1.4.5) sometimes chooses other short names when it splits a bundle, and the names of all files depend on them.
 */
export async function untilStable<T>(make: () => Promise<T>, compared: (made: T) => unknown): Promise<T> {
  let last = await make();
  for (let times = 1, equal = 1; times < MOST_TIMES && equal < EQUAL; times++) {
    const next = await make();
    equal = Bun.deepEquals(compared(next), compared(last)) ? equal + 1 : 1;
    last = next;
  }
  return last;
}
