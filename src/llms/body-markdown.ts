/** Converts a document to Markdown, with partials inserted, components converted, and absolute URLs. */

import type { ComponentNode, Document, Node } from "../model/document.ts";
import type { FilledSlot } from "../model/graph.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { toFenceInfo } from "../markdown/code/fence-meta.ts";
import { type BodyContext, toPageBody } from "../render/body.ts";
import { htmlOf } from "../render/body-html.ts";
import { PROPS_NODE } from "../markdown/partials/children.ts";
import { fillHtml, fillProps, toRuns } from "../markdown/body/fill-slots.ts";
import type { Base } from "./base.ts";
import { HtmlReader, toAdmonition } from "./html-reader.ts";
import { MarkdownWriter } from "./markdown-writer.ts";
import { textOf, toFence } from "./markup.ts";

export interface BodyRequest {
  readonly document: Document;
  readonly slots: readonly FilledSlot[];
  readonly base: Base;
  /** Renders any component to static HTML. */
  readonly components: BodyContext;
  /** The list of a `<DocCardList>` without items, as Markdown. */
  readonly siblings: (items: Json | undefined) => string;
  /** HTML of the body on its page; `undefined` if the page does not show it. */
  readonly onPage: () => string | undefined;
}

/**
 * The whole body as Markdown. If a component needs context of its page (its doc, its category), the body is read from
 * that page.
 */
export function toBodyMarkdown(request: BodyRequest): string {
  const { document, base } = request;
  const writer = new MarkdownWriter(base);
  const reader = new HtmlReader(writer);
  try {
    new BodyWriter(request, writer, reader).nodes(document.body);
    return writer.finish();
  } catch {
    const html = request.onPage();
    return html === undefined ? toSearchedText(document, base) : toMarkdown(html, base);
  }
}

/** The search text of a document whose page does not show it. */
function toSearchedText({ sections }: Document, base: Base): string {
  const writer = new MarkdownWriter(base);
  for (const { title, text } of sections) {
    if (title !== "") writer.block(`## ${title}`);
    writer.block(text.trim());
  }
  return writer.finish();
}

/** HTML of a page's body as Markdown. */
function toMarkdown(html: string, base: Base): string {
  const writer = new MarkdownWriter(base);
  new HtmlReader(writer).read(html);
  return writer.finish();
}

/** Replaces a component by Markdown. */
type Component = (props: JsonObject, node: ComponentNode) => void;

class BodyWriter {
  readonly #request: BodyRequest;
  readonly #writer: MarkdownWriter;
  readonly #reader: HtmlReader;

  constructor(request: BodyRequest, writer: MarkdownWriter, reader: HtmlReader) {
    this.#request = request;
    this.#writer = writer;
    this.#reader = reader;
  }

  nodes(nodes: readonly Node[] = []): void {
    for (const node of toRuns(nodes)) {
      if (Array.isArray(node)) this.#reader.read(fillHtml(node, this.#request.slots));
      else this.#component(node);
    }
  }

  #component(node: ComponentNode): void {
    if (node.h !== undefined || node.c === PROPS_NODE) {
      this.#static(node);
      return;
    }
    const name = this.#nameOf(node);
    const known = Object.hasOwn(this.#known, name) ? this.#known[name] : undefined;
    if (known) known(fillProps(node, this.#request.slots), node);
    else if (/^[a-z][\w-]*$/.test(node.c)) this.#element(node);
    else this.#static(node);
  }

  /** The theme's name for the component, whatever the document calls it. */
  #nameOf({ c }: ComponentNode): string {
    const name = this.#request.components.componentName(this.#request.document, c);
    return name.replace(/^@(?:theme|docusaurus)\/(\w+)#default$/, "$1");
  }

  /** An element that contains components. */
  #element(node: ComponentNode): void {
    const { c: name, b } = node;
    const props = fillProps(node, this.#request.slots);
    this.#writer.open(name, (key) => textProp(props, key === "class" ? "className" : key));
    this.nodes(b);
    this.#writer.close(name);
  }

  /** The rendered component. */
  #static(node: ComponentNode): void {
    const { document, slots, components: context } = this.#request;
    const body = toPageBody({ document, nodes: [node], slots, context });
    this.#reader.read(htmlOf(body, context));
  }

  #inside({ b }: ComponentNode): string {
    return this.#writer.capture(() => this.nodes(b));
  }

  readonly #nothing: Component = () => {};

  readonly #details: Component = (props, node) => {
    const summary = textProp(props, "summary");
    this.#writer.open("details", () => undefined);
    if (summary !== undefined) {
      this.#writer.add(summary);
      this.#writer.close("summary");
    }
    this.nodes(node.b);
    this.#writer.close("details");
  };

  readonly #tabs: Component = (props, { b = [] }) => {
    const labels = new Map(
      (Array.isArray(props["values"]) ? (props["values"] as JsonObject[]) : []).map((value) => [
        value["value"],
        value["label"],
      ]),
    );
    for (const item of toRuns(b)) {
      if (Array.isArray(item)) this.nodes(item);
      else if (this.#nameOf(item) !== "TabItem") this.nodes([item]);
      else {
        const { value, label = labels.get(value) ?? value } = item.p ?? {};
        this.#writer.label(typeof label === "string" ? label : String(value));
        this.nodes(item.b);
      }
    }
  };

  readonly #known: Readonly<Record<string, Component>> = {
    CodeBlock: (props, { b = [] }) =>
      this.#fence(props, textProp(props, "children") ?? textOf(fillHtml(b, this.#request.slots))),
    Playground: (props) => this.#fence(props, textProp(props, "code") ?? ""),
    Mermaid: (props) => this.#writer.block(toFence(textProp(props, "value") ?? "", "mermaid")),
    Admonition: (props, node) => {
      const title = this.#writer.capture(() => this.#reader.read(textProp(props, "title") ?? ""));
      this.#writer.block(toAdmonition(textProp(props, "type") ?? "note", title, this.#inside(node)));
    },
    Tabs: this.#tabs,
    Details: this.#details,
    DocCardList: ({ items }) => this.#writer.block(this.#request.siblings(items)),
    ThemedImage: (props) => {
      const light = textProp((props["sources"] ?? {}) as JsonObject, "light");
      if (light !== undefined) this.#writer.add(this.#writer.image(textProp(props, "alt") ?? "", light));
    },
    Translate: (props, { b = [] }) => {
      const message = textProp(props, "message") ?? fillHtml(b, this.#request.slots);
      const values = (props["values"] ?? {}) as JsonObject;
      this.#reader.read(message.replace(/\{(\w+)\}/g, (written, name: string) => textProp(values, name) ?? written));
    },
    Head: this.#nothing,
    TOCInline: this.#nothing,
    BrowserOnly: this.#nothing,
  };

  #fence(props: JsonObject, code: string): void {
    const info = toFenceInfo(textProp(props, "language") ?? languageOf(props), textProp(props, "title") ?? "");
    this.#writer.block(toFence(code.replace(/\n$/, ""), info));
  }
}

/** The language in the class of code for a site's own components. */
function languageOf(props: JsonObject): string {
  return /^language-(\S+)/.exec(textProp(props, "className") ?? "")?.[1] ?? "";
}

function textProp(props: JsonObject, name: string): string | undefined {
  const value = props[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : value === true ? "" : undefined;
}
