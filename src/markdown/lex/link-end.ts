/** Text in which links are searched with care. */
const LONG_TEXT = 20_000;

/** Characters after the URL: a title, and the URL of a link around an image. */
const REST = 4000;

/** Maximum nesting of brackets in a URL. */
const MAX_BRACKETS = 32;

/**
 * The limits of the links in one inline text. `marked`'s link pattern would try all text up to a space as URL, over and
 * over, so each `](` is checked once, however many brackets open before it.
 */
export class LinkBounds {
  /** The last `](`, counted from the end of the text, because only the rest of the text is known. */
  #sign = Number.POSITIVE_INFINITY;
  #bound = 0;

  /** Text at the start of `src`, the rest of the inline text, within which a link there must end. */
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

/** Offset before which a link must end whose URL begins after the `](` at `open`; 0 if none is possible. */
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
