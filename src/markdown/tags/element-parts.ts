/** Props of elements that React does not write as attributes: some become content, others have no effect. */

import type { Json, JsonObject } from "../../model/json.ts";
import { escapeText } from "../code/escape-text.ts";
import { toHtmlAttributes } from "./attributes.ts";

/** An element as HTML. */
export interface ElementParts {
  readonly attributes: JsonObject;
  /** HTML inside of it, before its children. */
  readonly content: string;
}

const IGNORED = ["key", "ref", "suppressHydrationWarning", "suppressContentEditableWarning"];

/** Attributes that a field begins with, by the prop with its default. That of a `<select>` goes to its options. */
const DEFAULTS: Readonly<Record<string, string>> = { defaultValue: "value", defaultChecked: "checked" };

const SPECIAL = new Set([...IGNORED, ...Object.keys(DEFAULTS), "dangerouslySetInnerHTML", "children"]);

/** Divides the props of an element. Pure. */
export function toElementParts(name: string, props: JsonObject): ElementParts {
  const isField = (name === "textarea" || name === "select") && "value" in props;
  if (!isField && !Object.keys(props).some((prop) => SPECIAL.has(prop))) return { attributes: props, content: "" };
  const { dangerouslySetInnerHTML: raw, children, ...rest } = props;
  const attributes: Record<string, Json> = {};
  for (const [prop, value] of Object.entries(rest))
    if (value !== undefined && !IGNORED.includes(prop)) attributes[DEFAULTS[prop] ?? prop] ??= value;
  const { value, ...others } = attributes;
  if (name === "textarea") return { attributes: others, content: textOf(value) };
  return { attributes: name === "select" ? others : attributes, content: htmlOf(raw) + textOf(children) };
}

/** The opening tag of an option in a `<select>` with a value, which decides alone which options are selected; `undefined` without one. Pure. */
export function toOptionTag(option: JsonObject, html: string, select: JsonObject): string | undefined {
  const chosen = select["value"] ?? select["defaultValue"] ?? undefined;
  if (chosen === undefined) return undefined;
  const { attributes, content } = toElementParts("option", option);
  const value = "value" in attributes ? textOf(attributes["value"]) : content + html;
  const selected = (Array.isArray(chosen) ? chosen : [chosen]).some((one: Json) => textOf(one) === value);
  return `<option${toHtmlAttributes({ ...attributes, selected })}>${content}`;
}

function htmlOf(raw: Json | undefined): string {
  const html = typeof raw === "object" && raw !== null && "__html" in raw ? raw["__html"] : undefined;
  return typeof html === "string" ? html : "";
}

function textOf(value: Json | undefined): string {
  return typeof value === "string" || typeof value === "number" ? escapeText(String(value)) : "";
}
