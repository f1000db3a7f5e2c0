/** Attributes of HTML as props of a React element. In: decoded attributes. Out: props that render the same. */

import type { Json, JsonObject } from "../model/json.ts";

/** Attributes whose prop has another name; React takes the rest as they are written in HTML. */
const NAMES: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  colspan: "colSpan",
  rowspan: "rowSpan",
  srcset: "srcSet",
  crossorigin: "crossOrigin",
  allowfullscreen: "allowFullScreen",
  frameborder: "frameBorder",
  maxlength: "maxLength",
  readonly: "readOnly",
  autoplay: "autoPlay",
  playsinline: "playsInline",
  datetime: "dateTime",
  referrerpolicy: "referrerPolicy",
};

/** Attributes that are true by being there. */
const FLAGS = new Set(
  "allowfullscreen async autofocus autoplay checked controls default defer disabled hidden inert loop multiple muted nomodule novalidate open playsinline readonly required reversed selected".split(
    " ",
  ),
);

/** Props for `createElement`; event handlers in text form are left out, since React cannot take them. */
export function toReactProps(attributes: Readonly<Record<string, string>>): JsonObject {
  const props: Record<string, Json> = {};
  for (const [name, value] of Object.entries(attributes)) {
    const lower = name.toLowerCase();
    if (/^on[a-z]/.test(lower)) continue;
    if (lower === "style") props["style"] = toStyle(value);
    else props[NAMES[lower] ?? name] = FLAGS.has(lower) ? true : value;
  }
  return props;
}

/** `color: red; --x: 1` → `{color: "red", "--x": "1"}`. */
function toStyle(text: string): JsonObject {
  const style: Record<string, string> = {};
  for (const [, name = "", value = ""] of text.matchAll(
    /\s*([-\w]+)\s*:\s*((?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+);?/g,
  )) {
    const key = name.startsWith("--")
      ? name
      : name.replace(/^-ms-/, "ms-").replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    style[key] = value.trim();
  }
  return style;
}
