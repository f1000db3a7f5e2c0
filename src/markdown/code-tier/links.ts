/**
 * Links and images of a code page. In: Markdown's tree when a site's own plugins have seen it. Out: URLs inside the site
 * are slots, those that leave it open in a new tab, as on any other page.
 */

import type { Slot } from "../../model/document.ts";
import { isExternalUrl } from "../../url/paths.ts";
import { encodeUrl } from "../escape.ts";
import { slotText } from "../slots.ts";
import { isJsx, type JsxAttribute, type TreeNode, type TreePlugin, walk } from "./tree.ts";

type Properties = Record<string, string>;

const PATHNAME = "pathname://";

/** Adds a slot for every URL inside the site to `slots` and puts its text in the place of the URL. */
export function linksToSlots(slots: Slot[]): TreePlugin {
  const slot = (kind: Slot["kind"], url: string, { position }: TreeNode): string => {
    slots.push({ kind, url, line: position?.start.line ?? 1, column: position?.start.column ?? 1 });
    return slotText(slots.length - 1);
  };
  const link = (url: string, node: TreeNode): Properties => {
    if (url.startsWith(PATHNAME)) return { href: encodeUrl(url.slice(PATHNAME.length)) };
    if (isExternalUrl(url)) return { href: encodeUrl(url), target: "_blank", rel: "noopener noreferrer" };
    return { href: slot("link", url, node) };
  };
  const image = (url: string, node: TreeNode): Properties => {
    if (url.startsWith(PATHNAME)) return { src: encodeUrl(url.slice(PATHNAME.length)) };
    return { src: url === "" || isExternalUrl(url) ? encodeUrl(url) : slot("image", url, node) };
  };
  return () => (tree) => {
    const definitions = findDefinitions(tree);
    walk(tree, (node) => {
      const url = node.url ?? definitions.get(node.identifier ?? "");
      if (node.type === "link" || node.type === "linkReference") {
        if (url !== undefined) setProperties(node, link(url, node));
      } else if (node.type === "image" || node.type === "imageReference") {
        if (url !== undefined) setProperties(node, { loading: "lazy", decoding: "async", ...image(url, node) });
      } else if (isJsx(node) && node.name === "a") replaceAttribute(node, "href", link);
      else if (isJsx(node) && node.name === "img") replaceAttribute(node, "src", image);
    });
  };
}

function findDefinitions(tree: TreeNode): ReadonlyMap<string, string> {
  const definitions = new Map<string, string>();
  walk(tree, ({ type, identifier, url }) => {
    if (type !== "definition" || identifier === undefined || url === undefined) return;
    if (!definitions.has(identifier)) definitions.set(identifier, url);
  });
  return definitions;
}

/** What the element made from a Markdown node gets, whatever its own properties are. */
function setProperties(node: TreeNode, properties: Properties): void {
  const before = node.data !== undefined && "hProperties" in node.data ? node.data.hProperties : undefined;
  node.data = { ...node.data, hProperties: { ...(typeof before === "object" && before), ...properties } };
}

/** Attributes the author wrote win over those added here, which come first: of two equal props the last counts. */
function replaceAttribute(
  node: TreeNode,
  name: string,
  toProperties: (url: string, node: TreeNode) => Properties,
): void {
  const attributes = node.attributes ?? [];
  const url = attributes.find((attribute) => attribute.name === name)?.value;
  if (typeof url !== "string") return;
  const added = toProperties(url, node);
  const kept = attributes.filter((attribute) => attribute.name !== name);
  const names = new Set(kept.map((attribute) => attribute.name));
  const made = Object.entries(added).flatMap(([key, value]): JsxAttribute[] =>
    names.has(key) ? [] : [{ type: "mdxJsxAttribute", name: key, value }],
  );
  node.attributes = [...made, ...kept];
}
