/** Caches the highlighted lines of code, so that equal blocks are highlighted once. */

export interface LineCache {
  /** The lines of a code as one text, computed if it is not cached: as separate strings they would need several times the memory. */
  get(code: string, make: (code: string) => string): string;
}

/**
 * Makes a cache for codes of at most `maxSize` characters in total, the most recently used ones: versions of a site
 * repeat each other's blocks, but a long-lived process must not keep everything.
 */
export function makeLineCache(maxSize: number): LineCache {
  const cached = new Map<string, string>();
  let size = 0;
  return {
    get(code, make) {
      const known = cached.get(code);
      // An entry that is used again becomes the newest one.
      if (known !== undefined) cached.delete(code);
      else size += code.length;
      const lines = known ?? make(code);
      cached.set(code, lines);
      for (const oldest of cached.keys()) {
        if (size <= maxSize || oldest === code) break;
        cached.delete(oldest);
        size -= oldest.length;
      }
      return lines;
    },
  };
}
