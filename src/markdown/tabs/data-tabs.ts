/** Tabs of a document. */

import type { ComponentNode, Node } from "../../model/document.ts";
import type { Json } from "../../model/json.ts";
import type { WrittenTag } from "../body/marks.ts";
import { isComponent } from "../body/slotted.ts";
import type { WrittenTab, WrittenTabs } from "./check-tabs.ts";

/** Components whose tags are examined. */
export const TAB_COMPONENTS: ReadonlySet<string> = new Set(["Tabs", "TabItem"]);

/** Every `<Tabs>` that an author wrote, outermost first. */
export function* findDataTabs(
  nodes: readonly Node[],
  written: ReadonlyMap<ComponentNode, WrittenTag>,
): Generator<WrittenTabs> {
  if (written.size === 0) return;
  for (const node of nodes) {
    if (!isComponent(node)) continue;
    const tag = node.c === "Tabs" ? written.get(node) : undefined;
    if (tag !== undefined) yield toTabs(node, tag, written);
    yield* findDataTabs(node.b ?? [], written);
  }
}

function toTabs(
  { c: name, p = {}, b = [] }: ComponentNode,
  tag: WrittenTag,
  written: ReadonlyMap<ComponentNode, WrittenTag>,
): WrittenTabs {
  const orComputed = (key: string): Json | undefined => (isComputed(tag, key) ? "computed" : p[key]);
  const known = (key: string): Json | undefined => (isComputed(tag, key) ? undefined : p[key]);
  const shown = b.filter((node) => (typeof node === "string" ? node.trim() !== "" : !isHole(node)));
  const children = shown.map((node): WrittenTab => {
    const own = isComponent(node) ? (written.get(node) ?? tag) : tag;
    const at = () => own.frame.position(own.offset);
    if (!isComponent(node)) return { value: "missing", at };
    const value = node.p?.["value"];
    if (isComputed(own, "value")) return { name: node.c, value: "computed", at };
    return { name: node.c, value: value === undefined ? "missing" : { is: value }, at };
  });
  const at = () => tag.frame.position(tag.offset);
  // A partial may contain a tab; it is a node until it is inserted.
  const open = tag.computed === "any" || b.some((node) => isHole(node) || (isComponent(node) && node.i !== undefined));
  const [values, groupId] = [orComputed("values"), orComputed("groupId")];
  return {
    name,
    values,
    groupId,
    defaultValue: known("defaultValue"),
    queryString: known("queryString"),
    children,
    open,
    at,
  };
}

/** Whether a prop is known only at run time. */
function isComputed({ computed = [] }: WrittenTag, prop: string): boolean {
  return computed === "any" || computed.includes(prop);
}

function isHole(node: Node): boolean {
  return isComponent(node) && node.c === "";
}
