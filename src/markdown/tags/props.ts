/** Converts the attributes of a tag to props. */

import type { Slot } from "../../model/document.ts";
import type { JsonObject, Json } from "../../model/json.ts";
import { isExternalUrl, PATHNAME } from "../../url/paths.ts";
import { isUrlAttribute } from "../../url/unsafe-url.ts";
import { toReactName, toStyleObject } from "./attributes.ts";
import type { Compilation } from "../compilation.ts";
import { decodeReferences } from "../body/escape.ts";
import { type LiteralScope, readLiteral, skipSpace } from "../values/literal.ts";
import { linkProps, reportUnsafe } from "../rules/link.ts";
import { imageSource } from "../rules/image.ts";
import { hasSlot, readSlot } from "../body/slots.ts";
import { evaluate } from "../script/evaluate.ts";
import type { WrittenCode, WrittenProp } from "../script/page-script.ts";
import { isMistake, parseExpression } from "../script/parser.ts";
import { reportMistake } from "../script/report-mistake.ts";
import { type Attribute, isComponentName, type Tag } from "./tag.ts";

/** Position of a tag: its source, and the offset in the frame that its own offsets are relative to. */
export interface TagSource {
  readonly raw: string;
  readonly at: number;
}

/** Props of a tag: plain data, and the parts that the page's code computes. */
export interface TagProps {
  readonly props: JsonObject;
  /** All of them in source order, if code computes some. */
  readonly written?: readonly WrittenProp[];
}

/** Reads the props of a tag. */
export function readProps(tag: Tag, source: TagSource, document: Compilation): TagProps {
  // Without a prototype, so that `__proto__` is an ordinary attribute.
  const props: Record<string, Json> = Object.create(null);
  const written: WrittenProp[] = [];
  const isElement = !isComponentName(tag.name);
  for (const attribute of tag.attributes) {
    const name = isElement ? toReactName(attribute.name) : attribute.name;
    const read = readValue(tag, attribute, { source, document });
    const code = read === undefined ? readCode(tag, attribute, { source, document }) : undefined;
    const known = code && name !== "" ? evaluate(code.node, document.scope) : undefined;
    const value = known ? known.value : read;
    if (value === undefined) {
      if (code !== undefined && known === undefined)
        written.push(name === "" ? { kind: "spread", code } : { kind: "code", name, code });
      continue;
    }
    written.push({ kind: "data", name });
    if (isElement && name === "style" && typeof value === "string") props["style"] = toStyleObject(value);
    else props[name] = value;
  }
  const whole = completeProps(tag, props, document);
  return written.every(({ kind }) => kind === "data") ? { props: whole } : { props: whole, written };
}

function completeProps(tag: Tag, props: Record<string, Json>, document: Compilation): JsonObject {
  if (tag.name === "img" && ("width" in props || "height" in props))
    noteSlot(props["src"], { hasSize: true }, document);
  if (tag.name === "a" && "target" in props) noteSlot(props["href"], { hasTarget: true }, document);
  return isComponentName(tag.name) ? props : withTarget(tag, props, document);
}

/** The code in the braces of an attribute; `undefined` if they contain none, or a mistake, which is reported. */
function readCode(tag: Tag, { name, value }: Attribute, { source, document }: ValueContext): WrittenCode | undefined {
  if ((value.kind !== "expression" && value.kind !== "spread") || !document.mdx) return undefined;
  const start = value.offset - tag.start + 1;
  const inside = source.raw.slice(start, value.end - tag.start - 1);
  const dots = name === "" ? (/^\s*\.\.\./.exec(inside)?.[0].length ?? 0) : 0;
  const text = inside.slice(dots);
  if (skipSpace(text, 0) >= text.length) return undefined;
  const place = document.position(source.at + start + dots);
  const node = parseExpression(text);
  if (!isMistake(node) && skipSpace(text, node.end) >= text.length) return { source: text, node, base: 0, ...place };
  const mistake = isMistake(node) ? node : { mistake: "unexpected content after expression", at: node.end };
  reportMistake({ ...mistake, kind: "braces", start: source.at + start + dots }, document);
  return undefined;
}

/** Records for the slot that is the whole value of a prop what its author wrote beside it. */
function noteSlot(value: Json | undefined, written: Pick<Slot, "hasSize" | "hasTarget">, { slots }: Compilation): void {
  const index = readSlot(String(value));
  const slot = index === undefined ? undefined : slots[index];
  if (index !== undefined && slot) slots[index] = { ...slot, ...written };
}

interface ValueContext {
  readonly source: TagSource;
  readonly document: Compilation;
}

function readValue(tag: Tag, { name, value }: Attribute, { source, document }: ValueContext): Json | undefined {
  if (value.kind === "flag") return true;
  if (value.kind === "spread") return undefined;
  const offset = value.offset - tag.start;
  const url = (text: string): string => {
    if (isUrlAttribute(name)) reportUnsafe(text, document, source.at + offset);
    return readUrl(tag.name, name, { text, at: source.at + offset, document });
  };
  if (value.kind === "text") return url(decodeReferences(value.text));
  const scope = makeScope(document, { kind: kindOf(tag.name, name), at: source.at });
  const literal = readLiteral(source.raw, offset + 1, scope);
  if (literal === undefined || source.raw[skipSpace(source.raw, literal.end)] !== "}")
    // CommonMark has neither code nor the imports that code needs, so braces are text, as in HTML.
    return document.mdx ? undefined : source.raw.slice(offset, value.end - tag.start);
  return typeof literal.value === "string" && !hasSlot(literal.value) ? url(literal.value) : literal.value;
}

function kindOf(tag: string, attribute: string): Slot["kind"] {
  if (tag === "img" && attribute === "src") return "image";
  return attribute === "href" || attribute === "to" ? "link" : "file";
}

interface WrittenUrl {
  readonly text: string;
  readonly at: number;
  readonly document: Compilation;
}

/** Whether a prop of `<Link>` names a Markdown file, like links in Markdown; other paths are routes, which it resolves itself. */
export function linksToFile(prop: string | undefined, url: unknown): url is string {
  if ((prop !== "to" && prop !== "href") || typeof url !== "string" || isExternalUrl(url)) return false;
  return /\.mdx?(?:[?#]|$)/i.test(url);
}

/** URLs of links and images become slots, as in Markdown. */
function readUrl(tag: string, attribute: string, { text, at, document }: WrittenUrl): string {
  if (tag === "img" && attribute === "src") return imageSource(text, document, { at, isLenient: true });
  if (tag === "a" && attribute === "href") return String(linkProps(text, document, { at })["href"]);
  if (tag === "Link" && linksToFile(attribute, text)) return document.slot("link", text, { at });
  return text;
}

/** A link that leaves the site opens in a new tab, unless its author says otherwise. */
function withTarget(tag: Tag, props: Record<string, Json>, document: Compilation): JsonObject {
  const { href, target } = props;
  if (tag.name !== "a" || target !== undefined || typeof href !== "string" || hasSlot(href)) return props;
  return { ...linkProps(href, document, { at: 0 }), ...props };
}

/** Values of names and calls in attributes: imported files, `require`, `useBaseUrl`, front matter, table of contents. */
export function makeScope(
  document: Compilation,
  slot: { readonly kind: Slot["kind"]; readonly at: number },
): LiteralScope {
  const fileKind = slot.kind === "image" ? "image" : "file";
  return {
    name: (path, offset) => {
      const from = path.length === 1 ? document.names.files.get(path[0] ?? "") : undefined;
      return from === undefined
        ? document.names.resolve(path)
        : document.slot(fileKind, from, { at: slot.at + offset });
    },
    call: (callee, argument, offset) => {
      if (callee === "require") return document.slot(fileKind, argument, { at: slot.at + offset });
      if (callee !== "useBaseUrl") return undefined;
      const path = argument === "" || argument.startsWith("/") ? argument : `/${argument}`;
      const at = slot.at + offset;
      if (slot.kind === "image") return imageSource(path, document, { at, isLenient: true });
      // Other URLs may be of any kind: they only lack `baseUrl`.
      return slot.kind === "link"
        ? document.slot("link", path, { at })
        : document.slot("file", PATHNAME + path, { at });
    },
  };
}
