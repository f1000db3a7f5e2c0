/** Tokens for hast nodes, by type and element name, for `from-hast.ts`. */

import type { Token, Tokens } from "marked";
import type { JsonObject } from "../../model/json.ts";
import { standsInLine } from "../tags/elements.ts";
import { codeOf, writeJsxTag } from "./jsx.ts";
import { makeBareParagraph, makeTags, makeToken, placeTokens } from "./made-tokens.ts";
import { toProps } from "./properties.ts";
import { isBlank, type Origin, type TreeNode } from "./tree.ts";

export interface TokensRequest {
  /** The tokens of an unchanged node. */
  readonly originOf: (node: TreeNode) => Origin | undefined;
  /** The unchanged mdast node. */
  readonly sourceOf: (node: TreeNode) => TreeNode | undefined;
  readonly lex: Lex;
  /** The placeholder in the text for the end of the excerpt; empty without one. */
  readonly truncateSign: string;
}

/** Parses text that plugins leave. */
export interface Lex {
  /** Records the names that statements bind. */
  readonly bind: (text: string) => void;
  readonly blocks: (text: string) => Token[];
  readonly inline: (text: string) => Token[];
}

/** Combines the tokens of nodes. */
export interface Writer {
  readonly request: TokensRequest;
  /** Tokens of the content of a node; `flow` nodes are blocks. */
  inside(node: TreeNode, flow: boolean): Token[];
  /** Tokens of text between blocks, outside of paragraphs. */
  lines(node: TreeNode): Token[];
  /** Whether a node is text, or an inline element. */
  isText(node: TreeNode): boolean;
}

/** Makes tokens from a node; `undefined` if it should become an ordinary element. */
type Write = (node: TreeNode, writer: Writer, flow: boolean) => Token | readonly Token[] | undefined;

/** Elements that contain text. */
const LINES: ReadonlySet<string> = new Set("p h1 h2 h3 h4 h5 h6 summary pre td th dt figcaption caption".split(" "));

/** Any element. */
export function writeElement(node: TreeNode, writer: Writer): Token {
  const name = node.tagName ?? "div";
  const tokens = writer.inside(node, !standsInLine(name) && !LINES.has(name));
  return makeToken("element", { name, tokens, ...dressed(node) });
}

/** The props of an element, except those of the token itself. */
function dressed({ properties = {} }: TreeNode, ...without: readonly string[]): { readonly props?: JsonObject } {
  const props = toProps(properties, without);
  return Object.keys(props).length === 0 ? {} : { props };
}

/** A heading. Those of the text have IDs by now, so one without is a plugin's, and is not listed. */
function writeHeading(node: TreeNode, writer: Writer): Token {
  const { id = "" } = node.properties ?? {};
  const fields = { depth: Number(node.tagName?.[1]), text: "", tokens: writer.inside(node, false) };
  return makeToken("heading", { ...fields, id: String(id), ...dressed(node, "id") });
}

function writeParagraph(node: TreeNode, writer: Writer): Token {
  const { truncateSign } = writer.request;
  if (truncateSign !== "" && textInside(node)?.trim() === truncateSign) return makeToken("truncate");
  return makeToken("paragraph", { text: "", tokens: writer.inside(node, false), bare: false, ...dressed(node) });
}

function writeQuote(node: TreeNode, writer: Writer): Token {
  return makeToken("blockquote", { text: "", tokens: writer.inside(node, true), ...dressed(node) });
}

function writeList(node: TreeNode, writer: Writer): Token | undefined {
  const children = node.children?.filter(({ type, value = "" }) => type !== "text" || !isBlank(value)) ?? [];
  const items = children.map((item) => writeItem(item, writer));
  if (items.includes(undefined)) return undefined;
  return makeToken("list", { ordered: node.tagName === "ol", start: 1, items, ...dressed(node) });
}

function writeItem(item: TreeNode, writer: Writer): Token | undefined {
  const origin = writer.request.originOf(item);
  const kept = origin?.tokens[0] as Tokens.ListItem | undefined;
  if (origin !== undefined && kept !== undefined) {
    const frame = origin.frame.inside(kept.task ? `[ ] ${kept.text}` : kept.text, origin.offset);
    return { ...kept, raw: "", text: "", tokens: [placeTokens(frame, kept.tokens)] };
  }
  if (item.tagName !== "li") return undefined;
  return makeToken("list_item", { text: "", tokens: writer.lines(item), ...dressed(item) });
}

/** A fence; its metastring is in the class and in `data.meta`. */
function writePre(node: TreeNode): Token | undefined {
  const code = node.children?.length === 1 ? node.children[0] : undefined;
  const value = textInside(code);
  if (code?.tagName !== "code" || value === undefined) return undefined;
  // As in the lexer's tokens, the last line ends only after blank ones.
  const text = value.replace(/(?<!\n)\n$/, "");
  const classes = classesOf(code);
  if (classes.includes("math-display")) return makeToken("formula", { tex: text, offset: 0, display: true });
  const language = classes.find((name) => name.startsWith("language-"))?.slice("language-".length) ?? "";
  const { meta } = code.data ?? {};
  return makeToken("code", { lang: typeof meta === "string" ? `${language} ${meta}` : language, text });
}

function writeCode(node: TreeNode): Token | undefined {
  const text = textInside(node);
  if (text === undefined) return undefined;
  if (classesOf(node).includes("math-inline")) return makeToken("formula", { tex: text, offset: 0, display: false });
  return hasProperties(node) ? undefined : makeToken("codespan", { text });
}

/** The text of an element that contains nothing else. */
function textInside(node: TreeNode | undefined): string | undefined {
  if (node?.children?.some(({ type }) => type !== "text")) return undefined;
  return node?.children?.map(({ value = "" }) => value).join("");
}

function classesOf({ properties }: TreeNode): readonly string[] {
  const classes = properties?.["className"];
  if (Array.isArray(classes)) return classes.map(String);
  return typeof classes === "string" ? classes.split(/\s+/) : [];
}

function hasProperties({ properties = {} }: TreeNode): boolean {
  return Object.keys(properties).length > 0;
}

function writeLink(node: TreeNode, writer: Writer): Token | undefined {
  const { href, title } = node.properties ?? {};
  if (typeof href !== "string") return undefined;
  const target = { href: escapeReferences(href), title: typeof title === "string" ? escapeReferences(title) : null };
  const tokens = writer.inside(node, false);
  return makeToken("link", { text: "", tokens, ...target, ...dressed(node, "href", "title") });
}

function writeImage(node: TreeNode): Token | undefined {
  const { src, alt, title } = node.properties ?? {};
  if (typeof src !== "string") return undefined;
  const target = { href: escapeReferences(src), title: typeof title === "string" ? escapeReferences(title) : null };
  const tokens = [makeToken("escape", { text: typeof alt === "string" ? alt : "" })];
  return makeToken("image", { text: "", tokens, ...target, ...dressed(node, "src", "alt", "title") });
}

/** Rules decode character references in URLs and titles. */
function escapeReferences(text: string): string {
  return text.replaceAll("&", "&amp;");
}

/** Cells have their alignment in an obsolete HTML attribute. */
function writeCell(node: TreeNode, writer: Writer): Token | undefined {
  const { align, style, ...properties } = node.properties ?? {};
  if (typeof align !== "string" || style !== undefined) return undefined;
  return writeElement({ ...node, properties: { ...properties, style: { textAlign: align } } }, writer);
}

/** A task's checkbox. */
function writeInput({ properties = {} }: TreeNode): Token | undefined {
  const { type, checked, disabled, ...more } = properties;
  if (type !== "checkbox" || disabled !== true || Object.keys(more).length > 0) return undefined;
  return makeToken("checkbox", { checked: checked === true });
}

function writeAdmonition(node: TreeNode, writer: Writer): Token {
  const { type, title } = node.properties ?? {};
  const [first, ...rest] = node.children ?? [];
  const label = first?.tagName === "mdxAdmonitionTitle" ? first : undefined;
  const given = typeof title === "string" && title !== "" ? [makeToken("escape", { text: title })] : [];
  const titleTokens = label ? writer.inside(label, false) : given;
  return makeToken("admonition", {
    keyword: typeof type === "string" ? type : "note",
    // Rules search the source only to report its position.
    title: titleTokens.length > 0 ? " " : "",
    titleTokens,
    text: "",
    offset: 0,
    tokens: writer.inside(label ? { ...node, children: rest } : node, true),
    endedBy: "closing",
  });
}

function writeJsx(node: TreeNode, writer: Writer): Token | readonly Token[] {
  const isFlow = node.type === "mdxJsxFlowElement";
  const tokens = makeTags(writeJsxTag(node), node.name ?? "", writer.inside(node, isFlow));
  return isFlow && node.children?.some((child) => writer.isText(child)) ? makeBareParagraph(tokens) : tokens;
}

/** A text that a plugin leaves unparsed. */
function writeRaw({ value = "" }: TreeNode, { request: { lex } }: Writer, flow: boolean): readonly Token[] {
  return flow ? lex.blocks(value) : lex.inline(value);
}

/** The theme has a component for these. */
function writeThemed(node: TreeNode, writer: Writer): Token | readonly Token[] {
  const { tagName = "", properties = {} } = node;
  const attributes = Object.entries(toProps(properties)).map(([name, value]) =>
    typeof value === "string"
      ? { type: "mdxJsxAttribute", name, value }
      : { type: "mdxJsxAttribute", name, value: { type: "", value: JSON.stringify(value) } },
  );
  return writeJsx({ ...node, type: "mdxJsxFlowElement", name: tagName, attributes }, writer);
}

/** By name of element. */
export const ELEMENTS: ReadonlyMap<string, Write> = new Map<string, Write>([
  ...["h1", "h2", "h3", "h4", "h5", "h6"].map((name) => [name, writeHeading] as const),
  ["p", writeParagraph],
  ["blockquote", writeQuote],
  ["ul", writeList],
  ["ol", writeList],
  ["pre", writePre],
  ["code", writeCode],
  ["a", writeLink],
  ["img", writeImage],
  ["td", writeCell],
  ["th", writeCell],
  ["input", writeInput],
  ["admonition", writeAdmonition],
  ["details", writeThemed],
  ["head", writeThemed],
  ["br", (node) => (hasProperties(node) ? undefined : makeToken("br"))],
  ["hr", (node) => (hasProperties(node) ? undefined : makeToken("hr"))],
]);

/** By type of node; any other node yields its content. */
export const NODES: ReadonlyMap<string, Write> = new Map<string, Write>([
  ["text", ({ value = "" }) => makeToken("escape", { text: value })],
  ...["raw", "jsx", "import", "export"].map((type) => [type, writeRaw] as const),
  ["mdxJsxFlowElement", writeJsx],
  ["mdxJsxTextElement", writeJsx],
  [
    "mdxFlowExpression",
    (node, { request: { lex } }) =>
      node.data?.["truncate"] === true ? makeToken("truncate") : lex.blocks(`{${codeOf(node)}}`),
  ],
  ["mdxTextExpression", (node, { request: { lex } }) => lex.inline(`{${codeOf(node)}}`)],
  ["mdxjsEsm", (node, { request: { lex } }) => lex.blocks(codeOf(node))],
  ["footnoteReference", ({ identifier }) => makeToken("footnoteReference", { label: String(identifier) })],
  [
    "footnoteDefinition",
    (node, writer) =>
      makeToken("footnoteDefinition", {
        label: String(node["identifier"]),
        text: "",
        tokens: writer.inside(node, true),
      }),
  ],
]);
