/** Props of elements that React does not write as attributes: some become content, others have no effect. */

import type { Json, JsonObject } from "../../model/json.ts";
import { escapeText } from "../code/escape-text.ts";

/** An element as HTML. */
export interface ElementParts {
  readonly attributes: JsonObject;
  /** HTML inside of it, before its children. */
  readonly content: string;
}

const IGNORED = ["key", "ref", "suppressHydrationWarning", "suppressContentEditableWarning"];

/** Attributes that a field begins with, by the prop with its default. */
const DEFAULTS: Readonly<Record<string, string>> = { defaultValue: "value", defaultChecked: "checked" };

const SPECIAL = new Set([...IGNORED, ...Object.keys(DEFAULTS), "dangerouslySetInnerHTML", "children"]);

/** Divides the props of an element. Pure. */
export function toElementParts(name: string, props: JsonObject): ElementParts {
  const isText = name === "textarea" && "value" in props;
  if (!isText && !Object.keys(props).some((prop) => SPECIAL.has(prop))) return { attributes: props, content: "" };
  const { dangerouslySetInnerHTML: raw, children, ...rest } = props;
  const attributes: Record<string, Json> = {};
  for (const [prop, value] of Object.entries(rest))
    if (value !== undefined && !IGNORED.includes(prop)) attributes[DEFAULTS[prop] ?? prop] ??= value;
  const { value, ...others } = attributes;
  if (name === "textarea") return { attributes: others, content: textOf(value) };
  return { attributes, content: htmlOf(raw) + textOf(children) };
}

function htmlOf(raw: Json | undefined): string {
  const html = typeof raw === "object" && raw !== null && "__html" in raw ? raw["__html"] : undefined;
  return typeof html === "string" ? html : "";
}

function textOf(value: Json | undefined): string {
  return typeof value === "string" || typeof value === "number" ? escapeText(String(value)) : "";
}
