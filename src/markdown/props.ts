/** Turns the attributes of a tag into props. In: a tag as written. Out: plain data, with slots for what the site knows. */

import type { JsonObject, Json } from "../model/json.ts";
import { toReactName, toStyleObject } from "./attributes.ts";
import type { Compilation } from "./compilation.ts";
import { decodeReferences } from "./escape.ts";
import { type LiteralScope, readLiteral, skipSpace } from "./literal.ts";
import { linkProps } from "./rules/link.ts";
import { imageSource } from "./rules/image.ts";
import { type Attribute, isComponentName, type Tag } from "./tag.ts";

/** Where a tag stands: its source, and the offset in the frame of the character its offsets count from. */
export interface TagSource {
  readonly raw: string;
  readonly at: number;
}

/** Props of a tag. Attributes that are not plain data are left out: the code tier is there for them. */
export function readProps(tag: Tag, source: TagSource, document: Compilation): JsonObject {
  const props: Record<string, Json> = {};
  const isElement = !isComponentName(tag.name);
  for (const attribute of tag.attributes) {
    const value = readValue(tag, attribute, { source, document });
    if (value === undefined) continue;
    const name = isElement ? toReactName(attribute.name) : attribute.name;
    if (isElement && name === "style" && typeof value === "string") props["style"] = toStyleObject(value);
    else props[name] = value;
  }
  if (tag.name === "img") noteImage(props, document);
  return isElement ? withTarget(tag, props, document) : props;
}

/** An image whose author gave it a size keeps that. */
function noteImage(props: JsonObject, { slots }: Compilation): void {
  const index = Number(/^\uFDD0s(\d+)\uFDD1$/.exec(String(props["src"]))?.[1] ?? Number.NaN);
  const slot = slots[index];
  const hasSize = "width" in props || "height" in props;
  if (slot) slots[index] = { ...slot, ...(hasSize && { hasSize }) };
}

interface ValueContext {
  readonly source: TagSource;
  readonly document: Compilation;
}

function readValue(tag: Tag, { name, value }: Attribute, { source, document }: ValueContext): Json | undefined {
  if (value.kind === "flag") return true;
  if (value.kind === "spread") return undefined;
  const offset = value.offset - tag.start;
  const url = (text: string): string => readUrl(tag.name, name, { text, at: source.at + offset, document });
  if (value.kind === "text") return url(decodeReferences(value.text));
  const image = tag.name === "img" && name === "src";
  const scope = makeScope(document, { kind: image ? "image" : "file", at: source.at });
  const literal = readLiteral(source.raw, offset + 1, scope);
  if (literal === undefined || source.raw[skipSpace(source.raw, literal.end)] !== "}") return undefined;
  return typeof literal.value === "string" && !literal.value.includes("\uFDD0") ? url(literal.value) : literal.value;
}

interface WrittenUrl {
  readonly text: string;
  readonly at: number;
  readonly document: Compilation;
}

/** URLs of links and images become slots, as in Markdown. */
function readUrl(tag: string, attribute: string, { text, at, document }: WrittenUrl): string {
  if (tag === "img" && attribute === "src") return imageSource(text, document, { at, isTag: true });
  if (tag === "a" && attribute === "href") return String(linkProps(text, document, at)["href"]);
  return text;
}

/** A link that leaves the site opens in a new tab, unless its author says otherwise. */
function withTarget(tag: Tag, props: Record<string, Json>, document: Compilation): JsonObject {
  const { href, target } = props;
  if (tag.name !== "a" || target !== undefined || typeof href !== "string" || href.includes("\uFDD0")) return props;
  return { ...linkProps(href, document, 0), ...props };
}

/** What names and calls are in attributes: imported files, `require`, `useBaseUrl`, front matter, table of contents. */
export function makeScope(
  document: Compilation,
  slot: { readonly kind: "image" | "file"; readonly at: number },
): LiteralScope {
  return {
    name: (path, offset) => {
      const from = path.length === 1 ? document.importedFiles.get(path[0] ?? "") : undefined;
      return from === undefined ? document.resolve(path) : document.slot(slot.kind, from, slot.at + offset);
    },
    call: (callee, argument, offset) => {
      if (callee === "require") return document.slot(slot.kind, argument, slot.at + offset);
      if (callee !== "useBaseUrl") return undefined;
      const path = argument === "" || argument.startsWith("/") ? argument : `/${argument}`;
      const at = slot.at + offset;
      return slot.kind === "image" ? imageSource(path, document, { at, isTag: true }) : document.slot("link", path, at);
    },
  };
}
