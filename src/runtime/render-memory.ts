/**
 * Marks in the text while the server renders, which `resolve` takes out. What is the same on every page is rendered once:
 * components name an object they alone depend on, and later pages repeat the first one's HTML, and what was noted in it.
 * Parts of a page that the browser gets as HTML are found by theirs.
 */

/** Marks, each followed by a number and `END`: take what is known; here begins, and ends, something to keep. */
const TAKE = "\uFDD3";
const OPEN = "\uFDD4";
const CLOSE = "\uFDD5";
const END = "\uFDD6";
const CLOSE_PART = "\uFDD7";
const NOTE = "\uFDD9";

/** React puts this between texts that follow each other, as marks may. */
const BETWEEN = "<!-- -->";

export interface RenderMemory {
  /** What was made of an object for the first page that asked. */
  remember<T>(key: object, make: () => T): T;
  /** A mark in place of HTML that is known, or the marks around HTML to be kept. */
  marksFor(key: object): string | readonly [string, string];
  /** The marks around a part, which is one element or nothing. */
  marksForPart(name: string): readonly [string, string];
  /** A mark that notes a name where it stands, on each page that has the HTML around it. */
  markForNote(name: string): string;
  /** The HTML without marks, in which parts bear their name as `data-prose`, and the HTML of each part. */
  resolve(html: string): ResolvedHtml;
}

export interface ResolvedHtml {
  readonly html: string;
  readonly parts: Readonly<Record<string, string>>;
  /** Names that were noted, in order. */
  readonly notes: readonly string[];
}

/** HTML to be kept, with what is noted in it. */
interface Kept {
  readonly text: string;
  readonly notes: ReadonlySet<string>;
}

/** What is written around something that is open, and what has been noted inside. */
interface Frame {
  readonly before: string;
  readonly notes: Set<string>;
}

/** Makes the memory of one site's server. */
export function makeRenderMemory(): RenderMemory {
  const ids = new WeakMap<object, number>();
  const known: (Kept | undefined)[] = [];
  const made = new WeakMap<object, unknown>();
  const names: string[] = [];
  const nameIds = new Map<string, number>();
  const idOf = (name: string): number => {
    const id = nameIds.get(name) ?? names.push(name) - 1;
    nameIds.set(name, id);
    return id;
  };
  return {
    remember<T>(key: object, make: () => T): T {
      if (!made.has(key)) made.set(key, make());
      return made.get(key) as T;
    },
    marksFor(key) {
      const id = ids.get(key) ?? known.push(undefined) - 1;
      ids.set(key, id);
      return known[id] === undefined ? [OPEN + id + END, CLOSE + id + END] : TAKE + id + END;
    },
    marksForPart(name) {
      const id = idOf(name);
      return [OPEN + id + END, CLOSE_PART + id + END];
    },
    markForNote: (name) => NOTE + idOf(name) + END,
    resolve(html) {
      const parts: Record<string, string> = {};
      const notes = new Set<string>();
      // What is open, the outermost first; and the text that is being written.
      const open: Frame[] = [];
      const note = (name: string): void => [notes, ...open.map((frame) => frame.notes)].forEach((set) => set.add(name));
      let text = "";
      let from = 0;
      for (let end = html.indexOf(END); end >= 0; end = html.indexOf(END, end + 1)) {
        const start = startOfMark(html, end);
        const id = Number(html.slice(start + 1, end));
        text += html.slice(from, html.startsWith(BETWEEN, start - BETWEEN.length) ? start - BETWEEN.length : start);
        from = html.startsWith(BETWEEN, end + 1) ? end + 1 + BETWEEN.length : end + 1;
        const kind = html[start];
        if (kind === NOTE) note(names[id] ?? "");
        else if (kind === TAKE) {
          text += known[id]?.text ?? "";
          known[id]?.notes.forEach(note);
        } else if (kind === OPEN) {
          open.push({ before: text, notes: new Set() });
          text = "";
        } else {
          const frame = open.pop();
          if (kind === CLOSE) known[id] = { text, notes: frame?.notes ?? new Set() };
          else if (text !== "") text = takePart(names[id] ?? "", text, parts);
          text = (frame?.before ?? "") + text;
        }
      }
      return { html: text + html.slice(from), parts, notes: [...notes] };
    },
  };
}

/** Notes the HTML of a part. Out: the same with the part's name on its element. */
function takePart(name: string, html: string, parts: Record<string, string>): string {
  parts[name] = html;
  return html.replace(/[\s/>]/, ` data-prose="${name}"$&`);
}

/** Where a mark that ends at `end` begins: before its digits. */
function startOfMark(html: string, end: number): number {
  let at = end - 1;
  while (html.charCodeAt(at) <= 57) at--;
  return at;
}
