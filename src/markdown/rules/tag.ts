/** Tags of components and HTML elements. They become marks, because only `assemble.ts` matches them. */

import type { JsonObject } from "../../model/json.ts";
import { toHtmlAttributes } from "../tags/attributes.ts";
import { toElementParts } from "../tags/element-parts.ts";
import { escapeText } from "../code/escape-text.ts";
import type { Compilation } from "../compilation.ts";
import type { WrittenTag } from "../body/marks.ts";
import { readProps, type TagSource } from "../tags/props.ts";
import type { WrittenProp } from "../script/page-script.ts";
import { isElementName, isPlaceholderName, isHeadElement, isInlineElement } from "../tags/elements.ts";
import { makeRule, type Rule } from "./rule.ts";
import { isComponentName, type Tag, VOID_ELEMENTS } from "../tags/tag.ts";
import type { ElementToken, TagToken } from "../lex/tokens.ts";
import { ownValue } from "../../lookup/own-value.ts";
import { isUrlAttribute } from "../../url/unsafe-url.ts";
import { reportUnsafe } from "./link.ts";

/** Elements that the theme replaces by components. */
const AS_COMPONENT: Readonly<Record<string, string>> = { head: "Head", admonition: "Admonition" };

/** Whether a tag will be treated as text, because it is not an element and not closed. */
function isText({ kind, name }: Tag, { at }: TagSource, { frame }: Compilation): boolean {
  const isMeant = isComponentName(name) ? !isPlaceholderName(name) : isElementName(name) && !name.includes("-");
  return kind === "open" && !isMeant && !frame.closes(name, at);
}

/** HTML for a tag. */
export function renderTag(tag: Tag, source: TagSource, document: Compilation): string {
  const name = ownValue(AS_COMPONENT, tag.name) ?? tag.name;
  const written = document.written(source.raw, source.at);
  // Text on both sides of a block must not be joined.
  if (isText(tag, source, document)) document.plain += source.raw;
  else if (!isInlineElement(name) && !document.inHeading) document.plain += " ";
  if (name === "Head") document.passHead(tag.kind);
  else document.untouched = false;
  if (tag.kind === "close") return VOID_ELEMENTS.has(name) ? "" : document.mark({ kind: "close", name, written });
  // A tag of a fragment.
  if (name === "") return document.mark({ kind: "open", name, html: "", props: {}, written });
  const { props, written: all } = readProps(tag, source, document);
  const h = all && { h: document.script.props(tag.name, all) };
  const parts = { written: all ? { ...written, computed: computedNames(all) } : written, h };
  noteAnchors(tag.name, props, document);
  if (isComponentName(name))
    return renderComponent({ ...tag, name }, { ...parts, props: toComponentProps(name, props) }, document);
  if (all?.some((prop) => prop.kind !== "data" && (prop.kind === "spread" || prop.name === "id")))
    document.script.names.hasUnknownId = true;
  return renderElement(tag, { ...parts, props: name === "details" ? toDetailsProps(props) : props }, document);
}

/** Names of the props that code computes; `any` if a spread may add any name. */
function computedNames(props: readonly WrittenProp[]): readonly string[] | "any" {
  if (props.some(({ kind }) => kind === "spread")) return "any";
  return props.flatMap((prop) => (prop.kind === "code" ? [prop.name] : []));
}

function renderComponent(tag: Tag, { props, written, h }: TagParts, document: Compilation): string {
  document.use(tag.name);
  const i = document.include(tag.name, props, written.computed);
  const more = { ...(i !== undefined && { i }), ...h };
  if (tag.kind === "open") return document.mark({ kind: "open", name: tag.name, props, written, ...more });
  return document.leaf({ c: tag.name, ...(Object.keys(props).length > 0 && { p: props }), ...more });
}

interface TagParts {
  readonly props: JsonObject;
  readonly written: WrittenTag;
  readonly h: { readonly h: number } | undefined;
}

function renderElement({ kind, name }: Tag, { props, written, h }: TagParts, document: Compilation): string {
  const isVoid = VOID_ELEMENTS.has(name);
  if (h !== undefined) {
    if (kind === "open" && !isVoid) return document.mark({ kind: "open", name, props, written, ...h });
    return document.leaf({ c: name, ...(Object.keys(props).length > 0 && { p: props }), ...h });
  }
  const { attributes, content } = toElementParts(name, props);
  const html = `<${name}${toHtmlAttributes(attributes)}>${content}`;
  const open = (): string => document.mark({ kind: "open", name, html, props, written });
  if (kind === "open" && !isVoid) return open();
  // Its list determines whether it is selected.
  if (name === "option") return open() + document.mark({ kind: "close", name, written });
  const whole = isVoid ? html : `${html}</${name}>`;
  // In `<Head>`, each element must be a separate node.
  return isHeadElement(name) ? document.mark({ kind: "leaf", node: { c: name, p: props }, html: whole }) : whole;
}

/** A title that the author wrote as a prop is text, the title of `:::` is HTML: the component receives HTML. */
function toComponentProps(name: string, props: JsonObject): JsonObject {
  const title = props["title"];
  return name === "Admonition" && typeof title === "string" ? { ...props, title: escapeText(title) } : props;
}

function toDetailsProps(props: JsonObject): JsonObject {
  const own = typeof props["className"] === "string" ? `${props["className"]} ` : "";
  return { ...props, className: `${own}alert alert--info` };
}

function noteAnchors(name: string, { id, name: anchor }: JsonObject, document: Compilation): void {
  if (typeof id === "string") document.anchors.push(id);
  if (name === "a" && typeof anchor === "string") document.anchors.push(anchor);
}

/** An element that a plugin made: its tags need no matching. */
function renderMadeElement({ name, tokens, props = {} }: ElementToken, document: Compilation): string {
  const gap = isInlineElement(name) || document.inHeading ? "" : " ";
  document.plain += gap;
  if (!document.inHeading) document.untouched = false;
  noteAnchors(name, props, document);
  for (const [attribute, value] of Object.entries(props))
    if (isUrlAttribute(attribute) && typeof value === "string") reportUnsafe(value, document, document.at);
  if (VOID_ELEMENTS.has(name)) return `<${name}${toHtmlAttributes(props)}>`;
  const marks = document.marks.length;
  const inner = document.render(tokens, document.at);
  document.plain += gap;
  return document.element({ tag: name, props }, marks, inner);
}

export const tagRules: readonly Rule[] = [
  makeRule<TagToken>("tag", ({ tag, raw }, document) => renderTag(tag, { raw, at: document.at }, document)),
  makeRule<ElementToken>("element", renderMadeElement),
];
