/** Bounds how far a link is looked for. In: text that begins with `[`. Out: an offset behind any link there. */

/** What may stand behind the URL: a title, and the URL of a link around an image. */
const REST = 4000;

/** Brackets within each other in a URL. */
const MAX_BRACKETS = 32;

/**
 * Offset that a link at the start of `src` ends before; 0 where none can be. The pattern that reads links would take all
 * text up to a space for the URL, over and over.
 */
export function findLinkBound(src: string): number {
  const open = src.indexOf("](");
  if (open < 0) return 0;
  let depth = 1;
  for (let at = open + 2; at < src.length; at++) {
    const code = src.charCodeAt(at);
    if (code === 92) at++;
    else if (code === 40 && ++depth > MAX_BRACKETS) return 0;
    else if ((code === 41 && --depth === 0) || code === 32 || code === 10) return at + REST;
  }
  return src.length;
}
