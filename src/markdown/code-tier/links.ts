/**
 * Links and images of a code page. In: Markdown's tree when a site's own plugins have seen it. Out: URLs inside the site
 * are slots, those that leave it open in a new tab, as on any other page.
 */

import type { Position, Slot } from "../../model/document.ts";
import { isExternalUrl, PATHNAME } from "../../url/paths.ts";
import { encodeUrl } from "../escape.ts";
import { linksToFile } from "../props.ts";
import { SLOT_OPEN, slotText } from "../slots.ts";
import { isJsx, type JsxAttribute, type TreeNode, type TreePlugin, walk } from "./tree.ts";

type Properties = Record<string, string>;

/** Adds a slot for every URL inside the site to `slots` and puts its text in the place of the URL. */
export function linksToSlots(slots: Slot[]): TreePlugin {
  let text = "";
  const slot = (kind: Slot["kind"], url: string, node: TreeNode): string => {
    slots.push({ kind, url, ...placeOf(url, node, text), ...tagFlags(kind, node) });
    return slotText(slots.length - 1);
  };
  const link = (url: string, node: TreeNode): Properties => {
    if (url === "") return { href: url };
    if (isExternalUrl(url) && !url.startsWith(PATHNAME))
      return { href: encodeUrl(url), target: "_blank", rel: "noopener noreferrer" };
    return { href: slot("link", url, node) };
  };
  const image = (url: string, node: TreeNode): Properties => {
    if (url.startsWith(PATHNAME)) return { src: encodeUrl(url.slice(PATHNAME.length)) };
    return { src: url === "" || isExternalUrl(url) ? encodeUrl(url) : slot("image", url, node) };
  };
  const fileToSlot = (attribute: JsxAttribute, node: TreeNode): void => {
    if (linksToFile(attribute.name, attribute.value)) attribute.value = slot("link", attribute.value, node);
  };
  return () => (tree, file) => {
    text = String(file);
    const definitions = findDefinitions(tree);
    walk(tree, (node) => {
      const written = node.url === undefined ? definitions.get(node.identifier ?? "") : node;
      const url = written?.url;
      if (node.type === "link" || node.type === "linkReference") {
        if (url !== undefined) setProperties(node, link(url, written ?? node));
      } else if (node.type === "image" || node.type === "imageReference") {
        if (url !== undefined)
          setProperties(node, { loading: "lazy", decoding: "async", ...image(url, written ?? node) });
      } else if (isJsx(node)) {
        requiredToSlots(node, slot);
        if (node.name === "a") replaceAttribute(node, "href", link);
        if (node.name === "Link") for (const attribute of node.attributes ?? []) fileToSlot(attribute, node);
        if (node.name === "img") replaceAttribute(node, "src", image);
      }
    });
  };
}

/** What an author's tag says beside its URL. */
function tagFlags(kind: Slot["kind"], node: TreeNode): Pick<Slot, "isTag" | "hasSize" | "hasTarget"> {
  if (!isJsx(node)) return {};
  const values = new Map(node.attributes?.map(({ name, value }) => [name, value]));
  if (kind === "link") return values.has("target") ? { hasTarget: true } : {};
  const hasSize = values.has("width") || values.has("height");
  // What is required must be there.
  return { ...(typeof values.get("src") === "string" && { isTag: true }), ...(hasSize && { hasSize }) };
}

const REQUIRED = /^\s*require\(\s*(["'])([^"'\\]+)\1\s*\)(?:\.default)?\s*$/;

/** Files that attributes take by `require` are slots, as on pages without code. */
function requiredToSlots(node: TreeNode, slot: (kind: Slot["kind"], url: string, node: TreeNode) => string): void {
  for (const attribute of node.attributes ?? []) {
    if (typeof attribute.value !== "object" || attribute.value === null) continue;
    const file = REQUIRED.exec(attribute.value.value)?.[2];
    if (file === undefined) continue;
    const kind = node.name === "img" && attribute.name === "src" ? "image" : "file";
    attribute.value = slot(kind, file, node);
  }
}

/** Where a node writes its URL, if it writes it as it is; else where the node begins. */
function placeOf(url: string, node: TreeNode, text: string): Position {
  const { line = 1, column = 1, offset } = node.position?.start ?? {};
  const end = node.position?.end?.offset;
  if (offset === undefined || end === undefined) return { line, column };
  const source = text.slice(offset, end);
  const found = isJsx(node)
    ? source.search(new RegExp(`(?<=["'])${RegExp.escape(url)}(?=["'])`))
    : source.lastIndexOf(url);
  if (found < 0) return { line, column };
  const before = source.slice(0, found).split("\n");
  const last = before.at(-1) ?? "";
  return { line: line + before.length - 1, column: before.length === 1 ? column + found : last.length + 1 };
}

function findDefinitions(tree: TreeNode): ReadonlyMap<string, TreeNode> {
  const definitions = new Map<string, TreeNode>();
  walk(tree, (node) => {
    if (node.type !== "definition" || node.identifier === undefined) return;
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
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
  if (typeof url !== "string" || url.startsWith(SLOT_OPEN)) return;
  const added = toProperties(url, node);
  const kept = attributes.filter((attribute) => attribute.name !== name);
  const names = new Set(kept.map((attribute) => attribute.name));
  // A link whose author chose where it opens is left as it is.
  if (names.has("target")) names.add("rel");
  const made = Object.entries(added).flatMap(([key, value]): JsxAttribute[] =>
    names.has(key) ? [] : [{ type: "mdxJsxAttribute", name: key, value }],
  );
  node.attributes = [...made, ...kept];
}
