/** Keeps the lines that code was highlighted to, so that equal blocks are highlighted once. */

export interface LineCache {
  /** The lines of a code as one text, made when it is not kept: as strings of their own they would need some times the memory. */
  get(code: string, make: (code: string) => string): string;
}

/**
 * Makes a cache that keeps codes of no more than `maxSize` characters in all, the ones used last: versions of a site repeat each
 * other's blocks, but a long-lived process must not keep whatever it has seen.
 */
export function makeLineCache(maxSize: number): LineCache {
  const kept = new Map<string, string>();
  let size = 0;
  return {
    get(code, make) {
      const known = kept.get(code);
      // An entry that is used again becomes the newest.
      if (known !== undefined) kept.delete(code);
      else size += code.length;
      const lines = known ?? make(code);
      kept.set(code, lines);
      for (const oldest of kept.keys()) {
        if (size <= maxSize || oldest === code) break;
        kept.delete(oldest);
        size -= oldest.length;
      }
      return lines;
    },
  };
}
