/** Splits a long history in two, so that two processes read it at the same time. */

/** Shorter histories are read before a second process has started. */
const FEWEST_COMMITS = 2000;

/** Maximum number of commits to look at. */
export const MOST_COMMITS = 100_000;

/**
 * Reads `git rev-list --parents`, newest commit first. Returns the commit nearest to the middle that every path from newer commits to
 * older ones contains, so a log lists all of one half before any commit of the other. `undefined`: not worth it, or no such commit.
 */
export async function findSeam(list: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  /** Parents that have not been listed yet. One that was listed before its child stays, and no later commit qualifies. */
  const open = new Set<string>();
  const seams: { readonly commit: string; readonly index: number }[] = [];
  let index = 0;
  for await (const lines of splitAt("\n", list)) {
    for (const line of lines) {
      const [commit = "", ...parents] = line.split(" ");
      open.delete(commit);
      if (open.size === 0) seams.push({ commit, index });
      for (const parent of parents) open.add(parent);
      index += 1;
    }
  }
  if (index < FEWEST_COMMITS) return undefined;
  const distance = (seam: { readonly index: number }): number => Math.abs(seam.index - index / 2);
  return seams.reduce<(typeof seams)[number] | undefined>(
    (best, seam) => (best && distance(best) <= distance(seam) ? best : seam),
    undefined,
  )?.commit;
}

/** Yields the parts of each chunk that end with the separator as it arrives. */
export async function* splitAt(separator: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of chunks) {
    const parts = (rest + decoder.decode(bytes, { stream: true })).split(separator);
    rest = parts.pop() ?? "";
    yield parts;
  }
}
