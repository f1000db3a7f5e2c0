/**
 * Reads what a page says from MDX's HTML tree. In: the tree. Out: the ids of headings put into it (links to them
 * are the theme's: `h2` is a component on code pages); headings, anchors, sections, title and excerpt, by the same rules
 * as for pages without code.
 */

import type { Heading, Include, Position, Section } from "../../model/document.ts";
import type { TocEntry } from "../known-names.ts";
import type { LiteralScope } from "../literal.ts";
import type { CompileOptions } from "../options.ts";
import { isInlineElement } from "../elements.ts";
import { takeExcerpt, textFromHere } from "../excerpt.ts";
import { FOOTNOTES_HEADING } from "../footnote-ids.ts";
import { isMarkdown } from "../partials/names.ts";
import { findImports } from "../scan/imports.ts";
import { Slugger } from "../slugger.ts";
import { isComponentName } from "../tag.ts";
import { TITLE_ELEMENT } from "./admonitions.ts";
import { toInnerHtml } from "./inner-html.ts";
import type { PageData } from "./page-data.ts";
import { isJsx, shownText, type TreeNode, type TreePlugin } from "./tree.ts";

export class PageReader {
  readonly headings: Heading[] = [];
  readonly anchors: string[] = [];
  readonly sections: Section[] = [];
  /** Partials, in the order they are shown. */
  readonly includes: Include[] = [];
  readonly toc: TocEntry[] = [];
  /** Components, where they are used first. */
  readonly components = new Map<string, Position>();
  contentTitle: string | undefined;
  excerpt: string | undefined;
  hasFormulas = false;
  readonly #options: CompileOptions;
  readonly #scope: LiteralScope;
  readonly #slugs: Slugger;
  readonly #partials = new Map<string, Pick<Include, "from" | "exported">>();
  /** Text since the last heading or partial. */
  plain = "";
  /** Text before partials. */
  cut = "";
  #section = { id: "", title: "" };
  /** Whether nothing that is shown came yet. */
  #untouched = true;
  /** Lists and quotes around the node at hand: a heading inside does not count. */
  #nesting = 0;
  #inHeading = false;

  /** `scope`: what is known of names without running the page. */
  constructor(options: CompileOptions, scope: LiteralScope = {}) {
    this.#options = options;
    this.#scope = scope;
    this.#slugs = new Slugger(options.maintainCase);
  }

  /** What content may name. */
  get data(): Omit<PageData, "frontMatter"> {
    const { contentTitle, toc, includes } = this;
    return { contentTitle, toc, includes };
  }

  /** The plugin that reads a tree. */
  readonly plugin: TreePlugin = () => (tree) => {
    for (const { type, value = "" } of tree.children ?? []) if (type === "mdxjsEsm") this.#bindImports(value);
    this.#readInside(tree);
    this.#startSection("", "");
  };

  #bindImports(code: string): void {
    for (const { from, names } of findImports(code)) {
      if (!isMarkdown(from)) continue;
      for (const [local, exported] of Object.entries(names)) this.#partials.set(local, { from, exported });
    }
  }

  #readInside(node: TreeNode): void {
    if (node.children === undefined) return;
    node.children = node.children.filter((child) => this.#read(child) !== "remove");
  }

  #read(node: TreeNode): "remove" | void {
    if (node.type === "text") this.#readText(node.value ?? "");
    else if (node.made !== undefined) this.#readFormula(node.made.text);
    else if (isJsx(node)) this.#readJsx(node);
    else if (node.type === "element") return this.#readElement(node);
    else this.#readText(shownText(node, this.#scope) ?? "");
  }

  #readText(text: string): void {
    this.plain += text;
    if (text.trim() !== "") this.#untouched = false;
  }

  #readFormula(tex: string): void {
    this.hasFormulas = true;
    this.#readText(tex);
  }

  #readJsx(node: TreeNode): void {
    const name = node.name ?? "";
    // Nothing of it is text of the page.
    if (name === "Head") return;
    this.#untouched = false;
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    if (isComponentName(name) && name !== TITLE_ELEMENT && !this.components.has(name))
      this.components.set(name, { line, column });
    this.#include(node);
    if (/^(?:CodeBlock|style|script)$/.test(name)) return;
    if (/^[a-z]/.test(name)) this.#noteAnchors(node);
    // Text in cells and boxes must not run together; what a heading says is kept as it is.
    const gap = this.#inHeading || isInlineElement(name) ? "" : " ";
    this.plain += gap;
    this.#readInside(node);
    this.plain += gap;
  }

  /** Notes that a partial is shown here; the text behind it has no heading of its own. */
  #include({ name, attributes = [], position }: TreeNode): void {
    const partial = this.#partials.get(name ?? "");
    if (partial === undefined) return;
    const props = Object.fromEntries(
      attributes.flatMap((one) =>
        one.name !== undefined && typeof one.value === "string" ? [[one.name, one.value]] : [],
      ),
    );
    this.cut += this.plain;
    this.sections.push({ ...this.#section, text: this.#takePlain() });
    this.#section = { id: "", title: "" };
    const before = { headings: this.headings.length, sections: this.sections.length };
    const { line = 1, column = 1 } = position?.start ?? {};
    this.toc.push({ include: this.includes.push({ ...partial, props, ...before, line, column }) - 1 });
  }

  #noteAnchors({ name: tag, attributes = [] }: TreeNode): void {
    for (const { name, value } of attributes) {
      if (typeof value === "string" && (name === "id" || (name === "name" && tag === "a"))) this.anchors.push(value);
    }
  }

  #readElement(node: TreeNode): "remove" | void {
    const tag = node.tagName ?? "";
    if (node.properties?.["id"] === FOOTNOTES_HEADING) return;
    if (/^h[1-6]$/.test(tag)) return this.#readHeading(node, Number(tag[1]));
    this.#untouched = false;
    if (tag === "pre" || isFootnoteLink(node)) return;
    const id = node.properties?.["id"];
    if (tag === "li" && typeof id === "string") this.anchors.push(id);
    if (tag === "img") this.plain += String(node.properties?.["alt"] ?? "");
    if (tag === "br" || tag === "td" || tag === "th") this.plain += " ";
    const text = textFromHere(this);
    const nests = tag === "ul" || tag === "ol" || tag === "blockquote";
    if (nests) this.#nesting++;
    this.#readInside(node);
    if (nests) this.#nesting--;
    if (tag === "p" || tag === "li") takeExcerpt(this, text);
    if (tag === "p" || tag === "tr" || tag === "li") this.#endText();
  }

  #readHeading(node: TreeNode, level: number): "remove" | void {
    const isTitle = level === 1 && this.#untouched;
    const given = takeHeadingId(node);
    const before = this.plain;
    this.plain = "";
    this.#inHeading = true;
    this.#readInside(node);
    this.#inHeading = false;
    this.#untouched = false;
    const plain = this.plain.trim();
    const text = plain.replace(/\s+/g, " ");
    this.plain = before;
    const id = given ?? (plain === "" ? "" : this.#slugs.slug(plain));
    if (isTitle) this.contentTitle = text;
    else takeExcerpt(this, () => text);
    if (id !== "" && (level === 1 || this.#nesting > 0)) this.anchors.push(id);
    else if (id !== "")
      this.#addHeading({ level, id, html: toInnerHtml(node, this.#scope), text, line: node.position?.start.line ?? 1 });
    if (this.#nesting === 0) this.#startSection(level === 1 ? "" : id, text);
    if (isTitle && this.#options.removeContentTitle) return "remove";
    if (id !== "") node.properties = { ...node.properties, id };
  }

  #addHeading(heading: Heading): void {
    const { html, id, level } = heading;
    this.headings.push(heading);
    this.toc.push({ value: html, id, level });
  }

  #endText(): void {
    if (this.plain !== "" && !this.plain.endsWith("\n")) this.plain += "\n";
  }

  #startSection(id: string, title: string): void {
    const text = this.#takePlain();
    if (text !== "" || this.#section.id !== "") this.sections.push({ ...this.#section, text });
    this.#section = { id, title };
  }

  #takePlain(): string {
    const text = this.plain.replace(/\s+/g, " ").trim();
    this.plain = "";
    return text;
  }
}

/** The id of a heading that a plugin set, or that the author wrote as a comment behind it, which is taken out. */
function takeHeadingId(node: TreeNode): string | undefined {
  const children = node.children ?? [];
  const last = children.at(-1);
  const id = last?.type === "mdxTextExpression" ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value ?? "")?.[1] : undefined;
  if (id === undefined) return typeof node.properties?.["id"] === "string" ? node.properties["id"] : undefined;
  children.pop();
  const text = children.at(-1);
  if (text?.type === "text") text.value = text.value?.trimEnd() ?? "";
  return id;
}

/** The number of a footnote, or the way back from it. */
function isFootnoteLink({ tagName, properties = {} }: TreeNode): boolean {
  return tagName === "a" && ("dataFootnoteRef" in properties || "dataFootnoteBackref" in properties);
}
