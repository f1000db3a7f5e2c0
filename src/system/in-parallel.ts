/** Processes a list with limited concurrency. */

/** Returns the results in the order of `list`, with at most `atOnce` calls running. */
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

/** Starts the items in order and yields their results in the same order, at most `ahead` items in advance. */
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
