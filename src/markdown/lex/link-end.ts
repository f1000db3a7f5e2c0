/** Bounds how far a link is looked for. */

/** Text in which links are looked for with care. */
const LONG_TEXT = 20_000;

/** What may follow the URL: a title, and the URL of a link around an image. */
const REST = 4000;

/** Brackets within each other in a URL. */
const MAX_BRACKETS = 32;

/**
 * The bounds of the links of one inline text. The pattern that reads links would take all text up to a space for the URL, over and
 * over; so each `](` is looked at once, however many brackets open before it.
 */
export class LinkBounds {
  /** The `](` found last, counted from the end of the text, as all that is left of it is seen from there. */
  #sign = Number.POSITIVE_INFINITY;
  #bound = 0;

  /** Text at the start of `src`, which is the rest of the inline text, in which a link there must end. */
  cut(src: string): string {
    if (src.length <= LONG_TEXT) return src;
    if (this.#sign > src.length) this.#find(src);
    return this.#sign < 0 ? "" : src.slice(0, src.length - this.#bound);
  }

  #find(src: string): void {
    const open = src.indexOf("](");
    this.#sign = open < 0 ? -1 : src.length - open;
    this.#bound = src.length - findBound(src, open);
  }
}

/** Offset that a link whose URL begins behind the `](` at `open` ends before; 0 where none can be. */
function findBound(src: string, open: number): number {
  let depth = 1;
  for (let at = open + 2; at < src.length; at++) {
    const code = src.charCodeAt(at);
    if (code === 92) at++;
    else if (code === 40 && ++depth > MAX_BRACKETS) return 0;
    else if ((code === 41 && --depth === 0) || code === 32 || code === 10) return Math.min(at + REST, src.length);
  }
  return src.length;
}
