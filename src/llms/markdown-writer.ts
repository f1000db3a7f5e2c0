import { type Base, wholeUrl } from "./base.ts";
import { KINDS, MARKS } from "./element-kinds.ts";
import { toMarkdownText } from "./markup.ts";
import { TableWriter } from "./table-writer.ts";
import { ownValue } from "../lookup/own-value.ts";

/** An attribute by its name. */
export type Attributes = (name: string) => string | undefined;

/** An element whose Markdown depends on all of its content. */
interface Frame {
  readonly tag: string;
  readonly blocks: string[];
  /** Lists: number of the next item, or of the next footnote. */
  next: number;
  readonly isFootnotes: boolean;
  /** Items, and lists of them: separated by blank lines. */
  isLoose: boolean;
  /** The summary of a `<details>`. */
  summary: string;
}

interface OpenLink {
  readonly href: string;
  /** Amount written before. */
  readonly inline: number;
  readonly blocks: number;
}

/** Inline markup that is not closed yet. */
interface OpenMark {
  readonly tag: string;
  readonly before: string;
  readonly after: string;
  /** Offset in the line. Blocks end a line, so what they interrupt is marked before, inside and after them. */
  at: number;
}

/** Writes Markdown from a sequence of elements, without a tree. */
export class MarkdownWriter {
  readonly #base: Base;
  readonly #frames: Frame[] = [makeFrame("")];
  readonly #links: OpenLink[] = [];
  readonly #marks: OpenMark[] = [];
  #inline = "";
  /** Whether leading spaces are insignificant now. */
  #isLineStart = true;
  #table: TableWriter | undefined;
  #inFootnotes = false;

  constructor(base: Base) {
    this.#base = base;
  }

  /** Text as HTML contains it. */
  text(html: string): void {
    this.add(toMarkdownText(html));
  }

  /** Adds Markdown to the line. */
  add(markdown: string): void {
    this.#inline += this.#isLineStart ? markdown.trimStart() : markdown;
    this.#isLineStart = false;
  }

  /** Adds a block. */
  block(markdown: string): void {
    this.#flush();
    if (markdown !== "") this.#top.blocks.push(markdown);
  }

  /** A label on its own line. Not a heading, because what follows the block would seem to belong to it. */
  label(text: string): void {
    this.block(`**${text.replace(/[\\*_`[\]<]/g, "\\$&")}**`);
  }

  /** Markdown of what is written meanwhile. */
  capture(write: () => void): string {
    this.#flush();
    this.#frames.push(makeFrame(""));
    write();
    this.#flush();
    return this.#frames.pop()?.blocks.join("\n\n") ?? "";
  }

  /** Everything that was written. */
  finish(): string {
    this.#flush();
    return this.#top.blocks.join("\n\n");
  }

  /** Begins an element. */
  open(tag: string, attributes: Attributes): void {
    switch (KINDS.get(tag)) {
      case "inline":
        return;
      case "mark":
      case "kept":
        return this.#openMark(tag);
      case "link":
        return this.#openLink(attributes("href") ?? "");
      case "image":
        return this.add(this.image(attributes("alt") ?? "", attributes("src") ?? ""));
      case "break":
        return this.#break();
      case "box":
        return this.add(attributes("checked") === undefined ? "[ ]" : "[x]");
      case "rule":
        return this.block("---");
      case "table":
        return this.#openTable();
      case "frame":
        return this.#openFrame(tag, attributes);
      default:
        return this.#openBlock(tag, attributes);
    }
  }

  /** Ends an element. */
  close(tag: string): void {
    switch (KINDS.get(tag)) {
      case "inline":
      case "image":
      case "break":
      case "box":
      case "rule":
        return;
      case "mark":
      case "kept":
        return this.#closeMark(tag);
      case "link":
        return this.#closeLink();
      case "heading":
        return this.#heading(Number(tag[1]));
      case "summary":
        this.#top.summary = this.#takeInline();
        return;
      case "cell":
        return this.#table?.cell(this.#takeInline());
      case "row":
        return this.#table?.endRow();
      case "table":
        return this.#closeTable();
      case "frame":
        return this.#closeFrame(tag);
      default:
        return this.#flush();
    }
  }

  /** An image with its whole address. */
  image(alt: string, src: string): string {
    return `![${alt.replace(/[[\]]/g, "\\$&")}](${this.url(src)})`;
  }

  /** The whole address of a URL. */
  url(url: string): string {
    return wholeUrl(url, this.#base);
  }

  get #top(): Frame {
    return this.#frames.at(-1) ?? makeFrame("");
  }

  #openMark(tag: string): void {
    const sign = ownValue(MARKS, tag);
    const [before, after] = sign === undefined ? [`<${tag}>`, `</${tag}>`] : [sign, sign];
    this.#marks.push({ tag, before, after, at: this.#inline.length });
  }

  #closeMark(tag: string): void {
    const index = this.#marks.findLastIndex((mark) => mark.tag === tag);
    for (const mark of index < 0 ? [] : this.#marks.splice(index, 1)) this.#mark(mark);
  }

  /** Puts markup around the text of the line from its offset on, inside the spaces at both ends. */
  #mark({ at, before, after }: OpenMark): void {
    const marked = this.#inline.slice(at).replace(/\S(?:[^]*\S)?/, (text) => before + text + after);
    this.#inline = this.#inline.slice(0, at) + marked;
  }

  #openTable(): void {
    this.#flush();
    this.#table = new TableWriter();
  }

  #break(): void {
    this.#inline += this.#table ? "<br>" : "  \n";
    this.#isLineStart = true;
  }

  #openBlock(tag: string, attributes: Attributes): void {
    if (tag === "section" && attributes("data-footnotes") !== undefined) this.#inFootnotes = true;
    // Blocks in a cell become one line.
    if (this.#table && this.#inline !== "" && tag === "p") this.#inline += "<br>";
    this.#flush();
    if (tag === "p" && this.#top.tag === "li") this.#top.isLoose = true;
  }

  #openFrame(tag: string, attributes: Attributes): void {
    this.#flush();
    const isFootnotes = tag === "ol" && this.#inFootnotes && this.#frames.length === 1;
    this.#frames.push({ ...makeFrame(tag), isFootnotes, next: Number(attributes("start") ?? 1) });
  }

  #closeFrame(tag: string): void {
    this.#flush();
    const index = this.#frames.findLastIndex((frame) => frame.tag === tag);
    if (index <= 0) return;
    const [frame] = this.#frames.splice(index);
    if (frame) this.#place(frame);
  }

  #place({ tag, blocks, isLoose, summary, isFootnotes }: Frame): void {
    const parent = this.#top;
    if (tag === "li") {
      parent.isLoose ||= isLoose && blocks.length > 1;
      const marker = toMarker(parent);
      const space = " ".repeat(parent.isFootnotes ? 4 : marker.length);
      parent.blocks.push(marker + blocks.join(isLoose ? "\n\n" : "\n").replace(/\n(?=[^\n])/g, `\n${space}`));
    } else if (tag === "blockquote") {
      const inside = blocks.join("\n\n");
      parent.blocks.push(inside.replace(/^.*$/gm, (line) => (line === "" ? ">" : `> ${line}`)));
    } else if (tag === "details") {
      const title = summary === "" ? "" : `<summary>${summary}</summary>\n`;
      parent.blocks.push(`<details>\n${title}\n${blocks.join("\n\n")}\n\n</details>`);
    } else if (blocks.length > 0) parent.blocks.push(blocks.join(isLoose || isFootnotes ? "\n\n" : "\n"));
  }

  #openLink(href: string): void {
    this.#links.push({ href, inline: this.#inline.length, blocks: this.#top.blocks.length });
  }

  #closeLink(): void {
    const link = this.#links.pop();
    if (!link) return;
    const isInLine = this.#top.blocks.length === link.blocks && this.#inline.length >= link.inline;
    const text = isInLine ? this.#inline.slice(link.inline).trim() : "";
    // A link without text is the one of a heading to itself.
    if (link.href === "" || text === "") return;
    const url = this.url(link.href);
    this.#inline = this.#inline.slice(0, link.inline) + (text === url ? `<${url}>` : `[${text}](${url})`);
  }

  #heading(level: number): void {
    const text = this.#takeInline().replace(/\s+/g, " ");
    if (text === "") return;
    this.#top.blocks.push(`${"#".repeat(level)} ${text}`);
  }

  #closeTable(): void {
    const table = this.#table;
    this.#table = undefined;
    if (table) this.block(table.finish());
  }

  #takeInline(): string {
    for (const mark of this.#marks.toReversed()) {
      this.#mark(mark);
      mark.at = 0;
    }
    const text = this.#inline.trim();
    this.#inline = "";
    this.#isLineStart = true;
    return text;
  }

  #flush(): void {
    if (this.#table || this.#inline === "") return;
    const text = this.#takeInline();
    if (text === "") return;
    const isPlain = !text.includes("\n") && !MAYBE_START.test(text);
    this.#top.blocks.push(isPlain ? text : text.replace(LINE_START, escapeStart));
  }
}

/** What begins a block of another kind at the beginning of a line. */
const LINE_START = /^(?:#{1,6}(?=\s)|[-+>](?=\s)|\d+(?=[.)]\s)|={3,}$|-{3,}$|:{3,})/gm;

const MAYBE_START = /^[#+>=:\d-]/;

function escapeStart(start: string): string {
  return /^\d/.test(start) ? `${start}\\` : `\\${start}`;
}

function makeFrame(tag: string): Frame {
  return { tag, blocks: [], next: 1, isFootnotes: false, isLoose: false, summary: "" };
}

function toMarker(list: Frame): string {
  if (list.tag !== "ol") return "- ";
  const number = list.next++;
  return list.isFootnotes ? `[^${number}]: ` : `${number}. `;
}
