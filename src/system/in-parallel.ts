/** Work on many things, a few of them at a time. */

/** Results in the order of `list`; no more than `atOnce` are under way. */
export async function inParallel<T, R>(
  list: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const rest = list.entries();
  const takeRest = async (): Promise<void> => {
    for (const [index, item] of rest) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, list.length) }, takeRest));
  return results;
}
