/** Puts lists of files together, each made when it is asked for. */

type Files<T> = Iterable<T> | AsyncIterable<T>;

/** One after the other, lazily. */
export async function* concat<T>(...lists: readonly Files<T>[]): AsyncGenerator<T> {
  for (const list of lists) yield* list;
}

/** Both lists, the second one as it comes: nobody waits for it before the first is at its end. */
export async function* beside<T>(first: AsyncIterable<T>, second: AsyncGenerator<T>): AsyncGenerator<T> {
  let ready: IteratorResult<T> | undefined;
  const ask = async (): Promise<void> => {
    ready = await second.next();
  };
  let asked = ask();
  // The consumer that reaches the end of the first handles the error.
  asked.catch(() => undefined);
  for await (const item of first) {
    yield item;
    if (ready === undefined || ready.done) continue;
    yield ready.value;
    ready = undefined;
    asked = ask();
    asked.catch(() => undefined);
  }
  await asked;
  if (ready && !ready.done) yield ready.value;
  if (!ready?.done) yield* second;
}
