/**
 * One document during its compilation. Rules read the current position and add their results: slots, headings, marks,
 * plain text. `compile.ts` makes one and extracts the `Document`.
 */

import type { Problem } from "../model/diagnostic.ts";
import type { Token } from "marked";
import type {
  ComponentNode,
  DocumentImport,
  Heading,
  Include,
  Position,
  Section,
  Slot,
  Source,
} from "../model/document.ts";
import type { JsonObject } from "../model/json.ts";
import { type BodyMessage, sayInEnglish } from "./body/body-messages.ts";
import { toHtmlAttributes } from "./tags/attributes.ts";
import { readImportedValues } from "./values/imported-values.ts";
import { withoutAlias } from "./partials/names.ts";
import { KnownNames, type TocEntry } from "./values/known-names.ts";
import type { LiteralScope } from "./values/literal.ts";
import type { Frame } from "./source/frame.ts";
import { LabelPlaces } from "./text/label-places.ts";
import { type Mark, markText, type OpenMark, type WrittenTag } from "./body/marks.ts";
import type { RenderFormula } from "./math/formulas.ts";
import type { FileOptions, GivenProps } from "./options.ts";
import { type PageModule, readPageModule } from "./script/page-module.ts";
import { PageScript } from "./script/page-script.ts";
import { Slugger } from "./text/slugger.ts";
import { replaceSlots, slotText } from "./body/slots.ts";
import { joinSlotted } from "./body/slotted.ts";

export interface CompilationRequest {
  readonly source: Source;
  readonly options: FileOptions;
  readonly mdx: boolean;
  readonly frontMatter: JsonObject;
  readonly body: Frame;
  readonly rules: RuleTable;
  /** The placeholder in the text for the end of the excerpt; empty without one. */
  readonly truncateSign: string;
}

/** An element that a rule makes. */
export interface MadeElement {
  readonly tag: string;
  /** React props. */
  readonly props?: JsonObject;
}

/** Makes HTML from a token. */
export type Render<T> = (token: T, document: Compilation) => string;

/** Renders tokens by their type. */
export type RuleTable = ReadonlyMap<string, Render<Token>>;

interface SlotFlags extends Pick<Slot, "isLenient" | "hasSize" | "hasTarget"> {
  /** Offset in the frame; defaults to that of the current token. */
  readonly at?: number | undefined;
}

export class Compilation {
  readonly source: Source;
  readonly options: FileOptions;
  readonly mdx: boolean;
  readonly frontMatter: JsonObject;
  readonly truncateSign: string;
  readonly slugs: Slugger;
  readonly slots: Slot[] = [];
  readonly marks: Mark[] = [];
  readonly headings: Heading[] = [];
  readonly anchors: string[] = [];
  readonly imports: DocumentImport[] = [];
  readonly sections: Section[] = [];
  /** Footnotes by label, in the order of first use. */
  readonly footnotes = new Map<string, FootnoteUse>();
  readonly definitions = new Map<string, { readonly tokens: readonly Token[]; readonly frame: Frame }>();
  readonly includes: Include[] = [];
  readonly labels = new LabelPlaces();
  /** Components by name, at their first use. */
  readonly components = new Map<string, Position>();
  /** The table of contents; complete only at the end, but a component may receive it before. */
  readonly toc: TocEntry[] = [];
  /** Values of names that are known at build time. */
  readonly names: KnownNames;
  /** The names that the document's statements bind, including those that plugins add. */
  module: PageModule;
  readonly script: PageScript;
  /** The name of an imported module: of a Markdown file, its path. */
  readonly moduleName = (from: string): string => withoutAlias(from, this.source.aliased);
  /** Names in expressions that are shown. */
  readonly scope: LiteralScope = { name: (path) => (path[0] === "toc" ? undefined : this.names.resolve(path)) };

  /** The text being rendered, and the offset of the current token in it. */
  frame: Frame;
  at = 0;
  /** Plain text since the last heading. */
  plain = "";
  /** Renders formulas; absent if they are left as code. */
  readonly formulas: RenderFormula | undefined;
  hasFormulas = false;
  contentTitle: string | undefined;
  /** Whether the first heading is a title; a thematic break before it means that there is none. */
  isTitled: boolean | undefined;
  /** Whether nothing visible has occurred yet. */
  untouched = true;
  inHeading = false;
  /** What IDs have in place of emoji, values and directives in the current heading, with the place of the shown text in `plain`. */
  readonly headingSources: { readonly start: number; readonly end: number; readonly source: string }[] = [];
  /** Lists and quotes around the current token: a heading inside does not count. */
  nesting = 0;
  /** Number of tags of the author that are open. */
  openTags = 0;
  #section = { id: "", title: "" };
  #beforeHead: Pick<Compilation, "plain" | "untouched"> | undefined;
  readonly #rules: RuleTable;
  readonly #readModule: (text: string) => PageModule;

  constructor({ source, options, mdx, frontMatter, body, rules, truncateSign }: CompilationRequest) {
    this.truncateSign = truncateSign;
    this.source = source;
    this.options = options;
    this.mdx = mdx;
    this.frontMatter = frontMatter;
    this.frame = body;
    const imported = readImportedValues(body.text, source.imported);
    this.#readModule = (text) => readPageModule(text, { mdx, formulas: options.formulas?.syntax, imported });
    this.module = this.#readModule(body.text);
    this.script = new PageScript(source.path, this.module.exported, this.moduleName);
    this.slugs = new Slugger(options.maintainCase);
    this.formulas = options.formulas?.makeRenderer?.();
    this.names = new KnownNames({
      values: new Map([...imported, ...this.module.values]),
      frontMatter,
      props: options.given && this.#takeGiven(options.given),
      computed: options.given?.computed,
      toc: this.toc,
    });
    this.#rules = rules;
  }

  /** Records names that statements of a plugin bind. */
  addModule(text: string): void {
    this.module = this.#readModule(`${this.frame.text}\n\n${text}`);
  }

  /** HTML of consecutive tokens from offset `start` of the frame. */
  render(tokens: readonly Token[], start: number): string {
    let at = start;
    let html = "";
    for (const token of tokens) {
      this.at = at;
      const rule = this.#rules.get(token.type);
      if (rule === undefined) throw new Error(`No Markdown rule for tokens of type "${token.type}".`);
      html += rule(token, this);
      at += token.raw.length;
    }
    return html;
  }

  /** HTML of the tokens inside a container, whose text is its own frame. */
  renderInside(frame: Frame, tokens: readonly Token[], start = 0): string {
    const outer = this.frame;
    this.frame = frame;
    const html = this.render(tokens, start);
    this.frame = outer;
    return html;
  }

  /** Position of the current token in the file. */
  position(offset = this.at): Position {
    return this.frame.position(offset);
  }

  /** Makes a slot for a URL written at or after `at` of the frame. */
  slot(kind: Exclude<Slot["kind"], "message">, url: string, { at, ...flags }: SlotFlags = {}): string {
    this.slots.push({ kind, url, ...this.position(at), ...flags });
    return slotText(this.slots.length - 1);
  }

  /** Makes a slot for a theme message; `isTitle` also makes it the element's tooltip. */
  message(id: BodyMessage, values: Readonly<Record<string, string>> = {}, isTitle = false): string {
    const url = sayInEnglish(id, values);
    this.slots.push({ kind: "message", url, message: { id, values }, ...(isTitle && { isTitle }), line: 1, column: 1 });
    return slotText(this.slots.length - 1);
  }

  /** Makes a slot for each one in the props of a partial. */
  #takeGiven({ props, u, urls }: GivenProps): JsonObject {
    return joinSlotted(props, u, ({ s: given }) => {
      this.slots.push({ kind: "file", url: urls[given] ?? "", line: 1, column: 1, given });
      return slotText(this.slots.length - 1);
    });
  }

  /** A text for places without links: its slots are URLs as written. */
  asWritten(text: string): string {
    return replaceSlots(text, ({ s }) => this.slots[s]?.url ?? "");
  }

  /** Records that a component is used here. In CommonMark any name may be an element's. */
  use(name: string): void {
    if (this.mdx && !this.components.has(name)) this.components.set(name, this.position());
  }

  /** Number of the partial that component `name` shows here; `undefined` for all other components. */
  include(name: string, props: JsonObject, computed?: Include["computed"]): number | undefined {
    const partial = this.names.partials.get(name);
    if (partial === undefined) return undefined;
    this.#cutSection();
    const before = { headings: this.headings.length, sections: this.sections.length };
    const given = { props, ...(computed && { computed }) };
    const number = this.includes.push({ ...partial, ...given, ...before, ...this.position() }) - 1;
    this.toc.push({ include: number });
    return number;
  }

  /** Enters or leaves `<Head>`: its content is not text of the page. */
  passHead(kind: "open" | "close" | "single"): void {
    if (kind === "open") this.#beforeHead ??= { plain: this.plain, untouched: this.untouched };
    if (kind !== "close" || this.#beforeHead === undefined) return;
    Object.assign(this, this.#beforeHead);
    this.#beforeHead = undefined;
  }

  /** A component without children, or one whose content is already compiled. */
  leaf(node: ComponentNode): string {
    return markText(this.marks.push({ kind: "leaf", node }) - 1);
  }

  /** A component around HTML. */
  component(name: string, props: JsonObject, inner: string): string {
    return this.#wrap({ kind: "open", name, props }, inner);
  }

  /** An element around HTML; `marks` is their number before its content was rendered: without new ones it is static. */
  element({ tag, props }: MadeElement, marks: number, inner: string): string {
    const html = props === undefined ? `<${tag}>` : `<${tag}${toHtmlAttributes(props)}>`;
    if (this.marks.length === marks) return `${html}${inner}</${tag}>`;
    return this.#wrap({ kind: "open", name: tag, html, props: props ?? {} }, inner);
  }

  #wrap(mark: OpenMark, inner: string): string {
    const opened = this.marks.push(mark) - 1;
    return markText(opened) + inner + markText(this.marks.push({ kind: "close", name: mark.name, opened }) - 1);
  }

  /** An author's tag. */
  mark(mark: Mark): string {
    if (mark.kind !== "leaf") this.openTags += mark.kind === "open" ? 1 : -1;
    return markText(this.marks.push(mark) - 1);
  }

  /** The data that a later step needs to report the position of an author's tag. */
  written(raw: string, offset = this.at): WrittenTag {
    return { raw, frame: this.frame, offset };
  }

  /** Ends a block of plain text. */
  endText(): void {
    if (this.plain !== "" && !this.plain.endsWith("\n")) this.plain += "\n";
  }

  /** Ends the current section; the next one follows a heading. */
  startSection(id: string, title: string): void {
    const text = this.plain.replace(/\s+/g, " ").trim();
    if (text !== "" || this.#section.id !== "") this.sections.push({ ...this.#section, text });
    this.#section = { id, title };
    this.plain = "";
  }

  /** Ends the text before a partial; the text after it has no heading of its own. */
  #cutSection(): void {
    this.sections.push({ ...this.#section, text: this.plain.replace(/\s+/g, " ").trim() });
    this.#section = { id: "", title: "" };
    this.plain = "";
  }

  /** Reports a mistake at an offset of the frame. */
  warn(problem: Problem, offset = this.at): void {
    this.options.report.add({ ...problem, severity: "warning", file: this.source.path, ...this.position(offset) });
  }
}

export interface FootnoteUse {
  readonly label: string;
  readonly number: number;
  /** Number of references to it. */
  references: number;
}
