/** Converts HTML to Markdown in one pass. */

import type { MarkdownWriter } from "./markdown-writer.ts";
import { toFenceInfo } from "../markdown/code/fence-meta.ts";
import { findEnd, readAttribute, readTag, type Tag, textOf, toFence, toInlineCode } from "./markup.ts";

/** Elements without content for readers of text. */
const SKIPPED: ReadonlySet<string> = new Set(
  "script style button svg template select iframe object audio video canvas noscript".split(" "),
);

const FOOTNOTE = /<sup><a [^>]*\bdata-footnote-ref\b[^>]*>([^<]*)<\/a><\/sup>/y;
const HIDDEN = /(?:^|\s)(?:sr-only|playground(?:Header|Result)|hash-link)(?=\s|$)/;
const ADMONITION = /(?:^|\s)theme-admonition-([\w-]+)/;
const ADMONITION_PARTS =
  /^<div class="admonitionHeading">([\s\S]*?)<\/div>(?:<div class="admonitionContent">([\s\S]*)<\/div>)?$/;

/** Parses pieces of HTML into one document. */
export class HtmlReader {
  readonly #writer: MarkdownWriter;
  /** Labels of tabs whose panels are still to come, the innermost last. */
  readonly #tabs: string[][] = [];
  #codeTitle = "";

  constructor(writer: MarkdownWriter) {
    this.#writer = writer;
  }

  /** Parses a text in which every element is complete. */
  read(html: string): void {
    let at = 0;
    while (at < html.length) {
      const open = html.indexOf("<", at);
      if (open !== at) this.#writer.text(html.slice(at, open < 0 ? undefined : open));
      if (open < 0) return;
      const tag = readTag(html, open);
      at = tag ? this.#tag(html, tag, open) : this.#noTag(html, open);
    }
  }

  /** Returns the offset after what was parsed. */
  #tag(html: string, tag: Tag, at: number): number {
    const { name, end, isClosing } = tag;
    if (isClosing) {
      this.#writer.close(name);
      return end;
    }
    if (name === "sup") {
      FOOTNOTE.lastIndex = at;
      const [note = "", number = ""] = FOOTNOTE.exec(html) ?? [];
      if (note !== "") {
        this.#writer.add(`[^${number}]`);
        return at + note.length;
      }
    }
    const whole = this.#element(html, tag);
    if (whole !== undefined) return whole;
    const { attributes } = tag;
    this.#writer.open(name, attributes === "" ? noAttribute : (key) => readAttribute(attributes, key));
    return end;
  }

  /** A comment, or a bracket that was meant as text. */
  #noTag(html: string, at: number): number {
    if (html.startsWith("<!--", at)) {
      const end = html.indexOf("-->", at);
      return end < 0 ? html.length : end + 3;
    }
    this.#writer.add("\\<");
    return at + 1;
  }

  /** Elements that are handled with all of their content. */
  #element(html: string, { name, attributes, end: from }: Tag): number | undefined {
    if (SKIPPED.has(name)) return findEnd(html, name, from).end;
    if (name === "pre") return this.#code(html, from, attributes);
    if (name === "code") {
      const { inside, end } = findEnd(html, name, from);
      this.#writer.add(toInlineCode(textOf(html.slice(from, inside))));
      return end;
    }
    if (attributes === "") return undefined;
    const classes = readAttribute(attributes, "class") ?? "";
    const isBackReference = name === "a" && attributes.includes("data-footnote-backref");
    if (isBackReference || HIDDEN.test(classes)) return findEnd(html, name, from).end;
    if (name === "span") return this.#formula(html, from, classes);
    if (name === "ul" && readAttribute(attributes, "role") === "tablist") return this.#tabList(html, from);
    if (name !== "div") return undefined;
    if (readAttribute(attributes, "role") !== "tabpanel") return this.#division(html, from, classes);
    this.#panel();
    return undefined;
  }

  #code(html: string, from: number, attributes: string): number {
    const { inside, end } = findEnd(html, "pre", from);
    const code = html.slice(from, inside);
    const language = /\blanguage-([\w+#.-]+)/.exec(attributes + code.slice(0, 200))?.[1] ?? "";
    this.#writer.block(toFence(textOf(code), toFenceInfo(language, this.#codeTitle)));
    this.#codeTitle = "";
    return end;
  }

  /** KaTeX keeps the source beside its output. */
  #formula(html: string, from: number, classes: string): number | undefined {
    if (!/^katex(?:-display)?(?:\s|$)/.test(classes)) return undefined;
    const { inside, end } = findEnd(html, "span", from);
    const made = html.slice(from, inside);
    const tex = textOf(/<annotation encoding="application\/x-tex">([\s\S]*?)<\/annotation>/.exec(made)?.[1] ?? made);
    if (classes.startsWith("katex-display")) this.#writer.block(`$$\n${tex.trim()}\n$$`);
    else this.#writer.add(`$${tex.trim()}$`);
    return end;
  }

  #tabList(html: string, from: number): number {
    const { inside, end } = findEnd(html, "ul", from);
    const labels = [...html.slice(from, inside).matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)];
    this.#tabs.push(labels.map(([, label = ""]) => textOf(label)));
    return end;
  }

  /** The panel of the next tab. */
  #panel(): void {
    while (this.#tabs.at(-1)?.length === 0) this.#tabs.pop();
    const label = this.#tabs.at(-1)?.shift();
    if (label !== undefined) this.#writer.label(label);
  }

  /** Markup of the theme's own components. */
  #division(html: string, from: number, classes: string): number | undefined {
    const isTitle = classes === "codeBlockTitle";
    const type = ADMONITION.exec(classes)?.[1];
    if (!isTitle && type === undefined) return undefined;
    const { inside, end } = findEnd(html, "div", from);
    const text = html.slice(from, inside);
    if (type === undefined) this.#codeTitle = textOf(text);
    else this.#admonition(type, text);
    return end;
  }

  #admonition(type: string, html: string): void {
    const [, heading = "", content = ""] = ADMONITION_PARTS.exec(html) ?? [];
    const title = this.#writer.capture(() => this.read(heading));
    const inside = this.#writer.capture(() => this.read(content));
    this.#writer.block(toAdmonition(type, title === type ? "" : title, inside));
  }
}

function noAttribute(): undefined {
  return undefined;
}

/** An admonition as Markdown, with more colons than nested ones. */
export function toAdmonition(type: string, title: string, inside: string): string {
  const longest = Math.max(2, ...[...inside.matchAll(/^:{3,}/gm)].map(([run]) => run.length));
  const colons = ":".repeat(longest + 1);
  return `${colons}${type}${title === "" ? "" : `[${title}]`}\n\n${inside}\n\n${colons}`;
}
