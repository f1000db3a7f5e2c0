/** Parses HTML that this program made: names and references stay as written. */

import type { AnyNode } from "domhandler";
import { decodeHTML } from "entities";
import { parseDocument } from "htmlparser2";
import type { JsonObject } from "../../model/json.ts";
import { toReactProps } from "../tags/react-props.ts";

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
