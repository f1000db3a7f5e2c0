import render from "dom-serializer";
import { isTag, isText } from "domhandler";
import { decodeHTML } from "entities";
import type { JsonObject } from "../../model/json.ts";
import type { StaticNode } from "../../model/page.ts";
import { attributesToProps, parseMarkup } from "./markup.ts";

/** An element without children. */
export interface EmptyNode {
  readonly t: string;
  readonly p?: JsonObject;
}

/** Static HTML as elements for React, and the text between them. */
export function toStaticNodes(html: string): (string | StaticNode | EmptyNode)[] {
  return parseMarkup(html).flatMap((node): (string | StaticNode | EmptyNode)[] => {
    if (isText(node)) return isLayout(node.data) ? [] : [decodeHTML(node.data)];
    if (!isTag(node)) return [];
    const props = attributesToProps(node.attribs);
    const element = { t: node.name, ...(Object.keys(props).length > 0 && { p: props }) };
    // React refuses children, even empty ones, for void elements (`<img>`, `<hr>`).
    if (node.children.length === 0) return [element];
    const inside = render(node.children, { encodeEntities: false });
    // HTML ignores the first line break of `<pre>`, and React would keep it.
    return [{ ...element, html: node.name === "pre" ? inside.replace(/^\n/, "") : inside }];
  });
}

/** Insignificant line breaks between blocks. */
function isLayout(text: string): boolean {
  return text.includes("\n") && text.trim() === "";
}
