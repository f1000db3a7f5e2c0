/**
 * What is the same on every page is rendered once. In: components that name an object they alone depend on. Out: their HTML
 * from the first page that showed them. Server only: while rendering, marks stand in the text; `resolve` takes them out.
 */

/** Marks, each followed by a number and `END`: take what is known; here begins, and ends, something to keep. */
const TAKE = "\uFDD3";
const OPEN = "\uFDD4";
const CLOSE = "\uFDD5";
const END = "\uFDD6";

/** React puts this between texts that follow each other, as marks may. */
const BETWEEN = "<!-- -->";

export interface RenderMemory {
  /** What was made of an object for the first page that asked. */
  remember<T>(key: object, make: () => T): T;
  /** A mark in place of HTML that is known, or the marks around HTML to be kept. */
  marksFor(key: object): string | readonly [string, string];
  /** The HTML without marks. */
  resolve(html: string): string;
}

/** Makes the memory of one site's server. */
export function makeRenderMemory(): RenderMemory {
  const ids = new WeakMap<object, number>();
  const texts: (string | undefined)[] = [];
  const made = new WeakMap<object, unknown>();
  return {
    remember<T>(key: object, make: () => T): T {
      if (!made.has(key)) made.set(key, make());
      return made.get(key) as T;
    },
    marksFor(key) {
      const id = ids.get(key) ?? texts.push(undefined) - 1;
      ids.set(key, id);
      return texts[id] === undefined ? [OPEN + id + END, CLOSE + id + END] : TAKE + id + END;
    },
    resolve(html) {
      let end = html.indexOf(END);
      if (end < 0) return html;
      const open: number[] = [];
      let out = "";
      let from = 0;
      for (; end >= 0; end = html.indexOf(END, end + 1)) {
        const start = startOfMark(html, end);
        const id = Number(html.slice(start + 1, end));
        out += html.slice(from, html.startsWith(BETWEEN, start - BETWEEN.length) ? start - BETWEEN.length : start);
        from = html.startsWith(BETWEEN, end + 1) ? end + 1 + BETWEEN.length : end + 1;
        const kind = html[start];
        if (kind === TAKE) out += texts[id] ?? "";
        else if (kind === OPEN) open.push(out.length);
        else texts[id] = out.slice(open.pop());
      }
      return out + html.slice(from);
    },
  };
}

/** Where a mark that ends at `end` begins: before its digits. */
function startOfMark(html: string, end: number): number {
  let at = end - 1;
  while (html.charCodeAt(at) <= 57) at--;
  return at;
}
