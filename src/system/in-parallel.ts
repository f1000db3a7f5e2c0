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

/** Begins with each thing in turn, and ends in the same order: no more than `ahead` things are begun and not ended meanwhile. */
export async function* inTurn<T, R>(
  list: readonly T[],
  begin: (item: T) => Promise<() => R | Promise<R>>,
  ahead: number,
): AsyncGenerator<[T, R]> {
  const begun: [T, () => R | Promise<R>][] = [];
  for (const item of list) {
    begun.push([item, await begin(item)]);
    const [[first, end]] = begun as [[T, () => R | Promise<R>]];
    if (begun.length <= ahead) continue;
    begun.shift();
    yield [first, await end()];
  }
  for (const [item, end] of begun) yield [item, await end()];
}
