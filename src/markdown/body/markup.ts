/** Parses HTML that this program made: names and references stay as written. */

import type { AnyNode } from "domhandler";
import { decodeHTML } from "entities";
import { parseDocument } from "htmlparser2";
import type { Json, JsonObject } from "../../model/json.ts";
import { toReactName, toStyleObject } from "../tags/attributes.ts";

const OPTIONS = {
  decodeEntities: false,
  lowerCaseTags: false,
  lowerCaseAttributeNames: false,
  recognizeSelfClosing: true,
};

/** The nodes of a piece of HTML. */
export function parseMarkup(html: string): readonly AnyNode[] {
  return parseDocument(html, OPTIONS).children;
}

/** Attributes as React props, with their references decoded. */
export function attributesToProps(attributes: Readonly<Record<string, string>>): JsonObject {
  return toReactProps(Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decodeHTML(value)])));
}

/** Boolean attributes. */
const FLAGS = new Set(
  "allowfullscreen async autofocus autoplay checked controls default defer disabled hidden inert loop multiple muted nomodule novalidate open playsinline readonly required reversed selected".split(
    " ",
  ),
);

/** Attributes of HTML as props of a React element; without event handlers in text form, which React cannot use. */
function toReactProps(attributes: Readonly<Record<string, string>>): JsonObject {
  const props: Record<string, Json> = Object.create(null);
  for (const [name, value] of Object.entries(attributes)) {
    const lower = name.toLowerCase();
    if (/^on[a-z]/.test(lower)) continue;
    if (lower === "style") props["style"] = toStyleObject(value);
    else props[toReactName(name)] = FLAGS.has(lower) ? true : value;
  }
  return props;
}
