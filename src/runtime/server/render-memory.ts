/**
 * Marks in the text while the server renders, which `resolve` removes. HTML that is the same on every page is rendered
 * once: components name the only object that they depend on, and later pages repeat the first one's HTML and its
 * records. Marks also delimit the parts that browsers receive as HTML.
 */

/** Marks, each followed by a number and the end mark: insert known HTML; begin, and end, HTML to cache. */
const TAKE = "t";
const OPEN = "o";
const CLOSE = "c";
const CLOSE_PART = "p";
const NOTE = "n";

/** React puts this between adjacent texts, such as marks. */
const BETWEEN = "<!-- -->";

export interface RenderMemory {
  /** The HTML made from an object for the first page that needed it. */
  remember<T>(key: object, make: () => T): T;
  /** A mark in place of known HTML, or the marks around HTML to cache. */
  marksFor(key: object): string | readonly [string, string];
  /** The marks around a part, which is one element or nothing. */
  marksForPart(name: string): readonly [string, string];
  /** A mark that records a name at its position, on each page that has the HTML around it. */
  markForNote(name: string): string;
  /**
   * The HTML without marks, in which parts have their name as `data-prose`, and the HTML of each part. `keeps`: whether later pages
   * repeat what is the same on every page; they do by default.
   */
  resolve(html: string, keeps?: boolean): ResolvedHtml;
}

export interface ResolvedHtml {
  readonly html: string;
  readonly parts: Readonly<Record<string, string>>;
  /** The recorded names, in order. */
  readonly notes: readonly string[];
}

/** HTML to cache, with the records in it. */
interface Entry {
  readonly text: string;
  readonly notes: ReadonlySet<string>;
}

/** Most of the thousands of entries of a large site have none. */
const NO_NOTES: ReadonlySet<string> = new Set();

/** The text around an open range, and the records inside it. */
interface Frame {
  readonly before: string;
  readonly notes: Set<string>;
}

/**
 * Makes the memory of one site's server. Its marks end with a text that nobody can predict, so no content contains it.
 * They are Latin-1, because a single character beyond it would double the memory of a page.
 */
export function makeRenderMemory(): RenderMemory {
  const markEnd = `\x81${crypto.randomUUID().replaceAll("-", "")}`;
  const ids = new WeakMap<object, number>();
  const known: (Entry | undefined)[] = [];
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
      return known[id] === undefined ? [OPEN + id + markEnd, CLOSE + id + markEnd] : TAKE + id + markEnd;
    },
    marksForPart(name) {
      const id = idOf(name);
      return [OPEN + id + markEnd, CLOSE_PART + id + markEnd];
    },
    markForNote: (name) => NOTE + idOf(name) + markEnd,
    resolve: (html, keeps = true) => resolveMarks(html, { markEnd, known, names, keeps }),
  };
}

/** What numbers in marks stand for. */
interface KnownMarks {
  readonly markEnd: string;
  /** HTML by number; receives what is between the marks of a page. */
  readonly known: (Entry | undefined)[];
  readonly names: readonly string[];
  readonly keeps: boolean;
}

function resolveMarks(html: string, { markEnd, known, names, keeps }: KnownMarks): ResolvedHtml {
  const page = new MarkedPage();
  let from = 0;
  for (let end = html.indexOf(markEnd); end >= 0; end = html.indexOf(markEnd, from)) {
    const start = startOfMark(html, end);
    const id = Number(html.slice(start + 1, end));
    page.text += html.slice(from, html.startsWith(BETWEEN, start - BETWEEN.length) ? start - BETWEEN.length : start);
    const behind = end + markEnd.length;
    from = html.startsWith(BETWEEN, behind) ? behind + BETWEEN.length : behind;
    const kind = html[start];
    if (kind === NOTE) page.note(names[id] ?? "");
    else if (kind === TAKE) page.take(known[id]);
    else if (kind === OPEN) page.open();
    else if (kind === CLOSE) {
      const entry = page.close();
      if (keeps) known[id] = entry;
    } else page.closePart(names[id] ?? "");
  }
  return { html: page.text + html.slice(from), parts: page.parts, notes: [...page.notes] };
}

/** A page whose marks are being resolved. */
class MarkedPage {
  text = "";
  readonly parts: Record<string, string> = {};
  readonly notes = new Set<string>();
  /** Outermost first. */
  readonly #open: Frame[] = [];

  note(name: string): void {
    for (const { notes } of [this, ...this.#open]) notes.add(name);
  }

  take(entry: Entry | undefined): void {
    this.text += entry?.text ?? "";
    entry?.notes.forEach((name) => this.note(name));
  }

  open(): void {
    this.#open.push({ before: this.text, notes: new Set() });
    this.text = "";
  }

  /** Returns what is inside the innermost open range. */
  close(): Entry {
    const { before = "", notes = new Set<string>() } = this.#open.pop() ?? {};
    const entry = { text: detach(this.text), notes: notes.size > 0 ? notes : NO_NOTES };
    this.text = before + this.text;
    return entry;
  }

  closePart(name: string): void {
    const { before = "" } = this.#open.pop() ?? {};
    this.text = before + (this.text === "" ? "" : takePart(name, this.text, this.parts));
  }
}

/** Records the HTML of a part. Returns it with the part's name on its element. */
function takePart(name: string, html: string, parts: Record<string, string>): string {
  parts[name] = html;
  return html.replace(/[\s/>]/, ` data-prose="${name}"$&`);
}

/** A copy of the text that does not keep the whole page in memory. */
function detach(text: string): string {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(new TextEncoder().encode(text));
}

/** Start of a mark that ends at `end`: before its digits. */
function startOfMark(html: string, end: number): number {
  let at = end - 1;
  while (html.charCodeAt(at) <= 57) at--;
  return at;
}
