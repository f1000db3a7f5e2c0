/** Joins lists of files lazily, so that each file is made only when the writer is ready for it. */

type Files<T> = Iterable<T> | AsyncIterable<T>;

/** Yields one list after the other. */
export async function* concat<T>(...lists: readonly Files<T>[]): AsyncGenerator<T> {
  for (const list of lists) yield* list;
}

/** Yields both lists. Files of the second appear as soon as they are ready, and the first never waits for them. */
export async function* beside<T>(first: AsyncIterable<T>, second: AsyncGenerator<T>): AsyncGenerator<T> {
  let ready: IteratorResult<T> | undefined;
  const ask = async (): Promise<void> => {
    ready = await second.next();
  };
  let requested = ask();
  // The consumer that reaches the end of the first handles the error.
  requested.catch(() => undefined);
  for await (const item of first) {
    yield item;
    if (ready === undefined || ready.done) continue;
    yield ready.value;
    ready = undefined;
    requested = ask();
    requested.catch(() => undefined);
  }
  await requested;
  if (ready && !ready.done) yield ready.value;
  if (!ready?.done) yield* second;
}
