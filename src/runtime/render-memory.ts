/**
 * What is the same on every page is rendered once. In: components that name an object they alone depend on. Out: their HTML
 * from the first page that showed them. Server only: while rendering, marks stand in the text; `resolve` takes them out.
 */

/** Marks, each followed by a number and `END`: take what is known; here begins, and ends, something to keep. */
const TAKE = "\uFDD3";
const OPEN = "\uFDD4";
const CLOSE = "\uFDD5";
const END = "\uFDD6";

/** A mark; React puts a comment between texts that follow each other. */
const MARK = new RegExp(`(?:<!-- -->)?([${TAKE}${OPEN}${CLOSE}])(\\d+)${END}(?:<!-- -->)?`, "g");

export interface RenderMemory {
  /** A mark in place of HTML that is known, or the marks around HTML to be kept. */
  marksFor(key: object): string | readonly [string, string];
  /** The HTML without marks. */
  resolve(html: string): string;
}

/** Makes the memory of one site's server. */
export function makeRenderMemory(): RenderMemory {
  const ids = new WeakMap<object, number>();
  const texts: (string | undefined)[] = [];
  return {
    marksFor(key) {
      const id = ids.get(key) ?? texts.push(undefined) - 1;
      ids.set(key, id);
      return texts[id] === undefined ? [OPEN + id + END, CLOSE + id + END] : TAKE + id + END;
    },
    resolve(html) {
      if (!html.includes(END)) return html;
      const open: number[] = [];
      let out = "";
      let from = 0;
      for (const { 0: whole, 1: kind, 2: digits, index } of html.matchAll(MARK)) {
        out += html.slice(from, index);
        from = index + whole.length;
        if (kind === TAKE) out += texts[Number(digits)] ?? "";
        else if (kind === OPEN) open.push(out.length);
        else texts[Number(digits)] = out.slice(open.pop());
      }
      return out + html.slice(from);
    },
  };
}
