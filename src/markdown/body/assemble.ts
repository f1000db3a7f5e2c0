/**
 * Makes the body: turns a document's HTML string with marks into the list of nodes. One pass over the marks matches the
 * tags. Elements without components inside stay text; those with components become nodes, so that every string is
 * complete HTML.
 */

import type { ComponentNode, Node } from "../../model/document.ts";
import type { JsonObject } from "../../model/json.ts";
import { escapeText } from "../code/escape-text.ts";
import { holdsText, isElementName, isHeadElement } from "../tags/elements.ts";
import { TAB_COMPONENTS } from "../tabs/data-tabs.ts";
import { type CloseMark, type Mark, type OpenMark, readMark, type WrittenTag } from "./marks.ts";
import { ownValue } from "../../lookup/own-value.ts";
import { readSlotSign, splitSigns, takeSlots } from "./slots.ts";
import { isComponent } from "./slotted.ts";
import { toOptionTag } from "../tags/element-parts.ts";

/** An author's unmatched tag, the first tag that is nested too deeply, or content that a tag may not have. */
export interface TagProblem {
  readonly kind: "unclosed" | "unopened" | "deep" | "misplaced";
  /** Name of the tag; for misplaced content, an element or `text`. */
  readonly name: string;
  readonly written: WrittenTag;
}

export interface Assembled {
  readonly nodes: readonly Node[];
  readonly problems: readonly TagProblem[];
  /** Positions of the tags of tabs. */
  readonly tabs: ReadonlyMap<ComponentNode, WrittenTag>;
}

/** The nodes of an HTML string. */
export function assemble(html: string, marks: readonly Mark[]): Assembled {
  return new Assembler(marks).assemble(html);
}

interface Open {
  readonly mark: OpenMark;
  /** Number of the mark. */
  readonly index: number;
  readonly nodes: Node[];
  /** Whether it contains a component. */
  live: boolean;
  hasSummary?: true;
}

/** Nesting depth beyond which elements are dropped and only their content is shown, as in browsers. */
const MAX_DEPTH = 500;

/** What the format shows for details without a summary. Without one, browsers show a label that styles do not reach. */
const DEFAULT_SUMMARY = "<summary>Details</summary>";

/** Elements that end where another one begins. */
const ENDED_BY: Readonly<Record<string, readonly string[]>> = {
  li: ["li"],
  p: ["p"],
  dt: ["dt", "dd"],
  dd: ["dt", "dd"],
  tr: ["tr"],
  td: ["td", "th", "tr"],
  th: ["td", "th", "tr"],
  option: ["option"],
};

/** Elements whose closing tag HTML lets authors leave out. */
const CLOSING_OPTIONAL: ReadonlySet<string> = new Set([
  ...Object.keys(ENDED_BY),
  "thead",
  "tbody",
  "tfoot",
  "colgroup",
]);

class Assembler {
  readonly #problems: TagProblem[] = [];
  readonly #tabs = new Map<ComponentNode, WrittenTag>();
  readonly #marks: readonly Mark[];
  readonly #body: Node[] = [];
  readonly #stack: Open[] = [];
  /** Number of open `<Head>` elements, whose content is data for React, not HTML. */
  #heads = 0;
  #tooDeep = false;

  constructor(marks: readonly Mark[]) {
    this.#marks = marks;
  }

  assemble(html: string): Assembled {
    this.#html(html);
    while (this.#stack.length > 0) this.#drop();
    return { nodes: this.#body, problems: this.#problems, tabs: this.#tabs };
  }

  /** Text with signs; those that are neither marks nor slots are removed. */
  #html(html: string): void {
    for (const part of splitSigns(html)) {
      if (typeof part === "string") this.#text(part);
      else this.#sign(part.sign);
    }
  }

  #sign(sign: string): void {
    const index = readMark(sign);
    const slot = readSlotSign(sign);
    if (index !== undefined) this.#take(index);
    else if (slot !== undefined) this.#nodes.push(slot);
  }

  #take(index: number): void {
    const mark = this.#marks[index];
    if (mark?.kind === "leaf") {
      const { html, node } = mark;
      if (html !== undefined && this.#heads === 0) this.#html(html);
      else this.#node(node.p === undefined ? node : { ...node, ...toNodeProps(node.p) });
    } else if (mark?.kind === "open") this.#open(mark, index);
    else if (mark?.kind === "close") this.#close(mark);
  }

  get #nodes(): Node[] {
    return this.#stack.at(-1)?.nodes ?? this.#body;
  }

  #text(text: string): void {
    if (text === "") return;
    const nodes = this.#nodes;
    const last = nodes.at(-1);
    if (typeof last === "string") nodes[nodes.length - 1] = last + text;
    else nodes.push(text);
  }

  /** Adds a complete element. Only a component turns its ancestors into nodes. */
  #add(node: Node): void {
    if (typeof node === "string") this.#text(node);
    else if (isComponent(node)) this.#node(node);
    else this.#nodes.push(node);
  }

  #node(node: ComponentNode): void {
    this.#nodes.push(node);
    const top = this.#stack.at(-1);
    if (top !== undefined) top.live = true;
  }

  #open(mark: OpenMark, index: number): void {
    if (mark.name === "summary") this.#beginSummary();
    for (let top = this.#stack.at(-1); top?.mark.written !== undefined; top = this.#stack.at(-1)) {
      if (mark.written === undefined || !ownValue(ENDED_BY, top.mark.name)?.includes(mark.name)) break;
      this.#finish();
    }
    if (this.#stack.length === MAX_DEPTH && mark.written !== undefined && !this.#tooDeep) {
      this.#tooDeep = true;
      this.#problems.push({ kind: "deep", name: mark.name, written: mark.written });
    }
    this.#stack.push({ mark, index, nodes: [], live: mark.html === undefined || this.#heads > 0 });
    if (mark.name === "Head") this.#heads++;
  }

  /** A summary is not part of the text of the details: a paragraph made from both does not contain it yet. */
  #beginSummary(): void {
    const [outer, top] = this.#stack.slice(-2);
    const isDetails = outer !== undefined && /^details$/i.test(outer.mark.name);
    if (isDetails && top?.mark.name === "p" && top.mark.written === undefined && top.nodes.length === 0)
      this.#stack.pop();
    const parent = this.#stack.at(-1);
    if (parent !== undefined) parent.hasSummary = true;
  }

  #close(mark: CloseMark): void {
    const depth = mark.opened === undefined ? this.#findWritten(mark.name) : this.#findMade(mark.opened);
    if (depth >= 0) {
      while (this.#stack.length > depth + 1) this.#drop();
      this.#finish();
    } else if (mark.written !== undefined) this.#unopened(mark.name, mark.written);
  }

  /** Finds the nearest tag with a name. Searches inside the surrounding element of a rule, unless that is a paragraph. */
  #findWritten(name: string): number {
    for (let depth = this.#stack.length - 1; depth >= 0; depth--) {
      const { mark } = this.#stack[depth] ?? {};
      if (mark?.written !== undefined ? mark.name === name : mark?.name !== "p")
        return mark?.written === undefined ? -1 : depth;
    }
    return -1;
  }

  #findMade(opened: number): number {
    return this.#stack.findLastIndex(({ index }) => index === opened);
  }

  /** A closing tag without an opening one. Anything that is not an HTML tag was meant as text. */
  #unopened(name: string, written: WrittenTag): void {
    this.#problems.push({ kind: "unopened", name, written });
    if (!isElementName(name)) this.#text(escapeText(written.raw.trim()));
  }

  /** Ends the innermost element, whose closing tag is missing. */
  #drop(): void {
    const top = this.#stack.at(-1);
    const { name, written } = top?.mark ?? {};
    if (top === undefined || name === undefined) return;
    if (written !== undefined && !CLOSING_OPTIONAL.has(name)) this.#problems.push({ kind: "unclosed", name, written });
    // A custom element needs a closing tag: `<your-name>` without one is meant as text.
    if (written === undefined || (isElementName(name) && !name.includes("-"))) this.#finish();
    else {
      this.#stack.pop();
      this.#unwrap(top, escapeText(written.raw.trim()));
    }
  }

  /** Replaces the innermost element by text and its content. */
  #unwrap({ nodes, live, mark }: Open, text: string): void {
    if (mark.name === "Head") this.#heads--;
    this.#text(text);
    for (const node of nodes) this.#add(node);
    const top = this.#stack.at(-1);
    if (top !== undefined && live && mark.html !== undefined) top.live = true;
  }

  #isForHead(node: Node, { written }: OpenMark): boolean {
    if (typeof node === "string" && node.trim() === "") return false;
    if (isComponent(node) && (node.c === "" || isHeadElement(node.c))) return true;
    const name = isComponent(node) && node.c !== "p" ? node.c : "text";
    if (written !== undefined) this.#problems.push({ kind: "misplaced", name, written });
    return false;
  }

  /** Ends the innermost element. */
  #finish(): void {
    const open = this.#stack.pop();
    if (open === undefined) return;
    const { name, html, props, i, h } = open.mark;
    if (name === "" || this.#stack.length >= MAX_DEPTH) {
      this.#unwrap(open, "");
      return;
    }
    if (name === "Head") this.#heads--;
    if (name === "details" && !open.hasSummary && !open.nodes.some(isSlot)) open.nodes.unshift(DEFAULT_SUMMARY);
    if (html !== undefined && !open.live) {
      this.#html((name === "option" && this.#optionTag(open)) || html);
      for (const node of open.nodes) this.#add(node);
      this.#text(`</${name}>`);
      return;
    }
    const inside = this.#inside(open);
    const isSplit = name === "p" && open.mark.written === undefined && inside.some(endsParagraph);
    const node = {
      c: isSplit ? "div" : name,
      ...toNodeProps(isSplit ? { className: "margin-bottom--md", ...props } : props),
      ...(inside.length > 0 && { b: inside }),
      ...(i !== undefined && { i }),
      ...(h !== undefined && { h }),
    };
    if (open.mark.written !== undefined && TAB_COMPONENTS.has(name)) this.#tabs.set(node, open.mark.written);
    this.#node(node);
  }

  /** The opening tag of an option as its `<select>` determines it. */
  #optionTag({ nodes, mark }: Open): string | undefined {
    const select = this.#stack.findLast(({ mark: { name } }) => name === "select");
    return select && toOptionTag(mark.props, nodes.join(""), select.mark.props);
  }

  /** The content of an element, without line breaks between blocks. */
  #inside({ nodes, mark }: Open): Node[] {
    if (mark.name === "Head") return nodes.filter((node) => this.#isForHead(node, mark));
    if (mark.written === undefined && holdsText(mark.name)) return nodes.map(withSpaces);
    return nodes.filter((node, index) => !isLayout(node) || isSlot(nodes[index - 1]));
  }
}

const BLOCK =
  /^(?:address|article|aside|blockquote|center|details|dialog|dir|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|main|menu|nav|ol|p|pre|search|section|summary|table|ul)$/;

/** Whether browsers end a paragraph where this begins. Then React would not find the components in it where it expects them. */
function endsParagraph(node: Node): boolean {
  if (typeof node === "string") return (node.match(/(?<=<)[a-z]\w*/g) ?? []).some((name) => BLOCK.test(name));
  return isComponent(node) && (BLOCK.test(node.c) || (node.b ?? []).some(endsParagraph));
}

/** Text of a line of Markdown, in which a line break beside an element is a space. */
function withSpaces(node: Node): Node {
  return typeof node === "string" ? node.replace(/^\s*\n\s*(?=<|$)|(?<=>)\s*\n\s*$/g, " ") : node;
}

/** A line break between blocks. */
function isLayout(node: Node): boolean {
  return typeof node === "string" && /^\s*\n\s*$/.test(node);
}

function isSlot(node: Node | undefined): boolean {
  return typeof node === "object" && !isComponent(node);
}

function toNodeProps(given: JsonObject): Pick<ComponentNode, "p" | "u"> {
  const { props, u } = takeSlots(given);
  return { ...(Object.keys(props).length > 0 && { p: props }), ...(u && { u }) };
}
