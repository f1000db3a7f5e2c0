/** Footnotes of code pages: their ids are made as on any other page, so that no other file has them. */

import { FOOTNOTES_HEADING, footnoteSuffix } from "../footnote-ids.ts";
import { type TreePlugin, walk } from "./tree.ts";

/** Puts the file's own suffix on the names of footnotes in Markdown's tree, from which their ids are made. */
export function footnoteNames(path: string): TreePlugin {
  const suffix = footnoteSuffix(path);
  return () => (tree) =>
    walk(tree, (node) => {
      if (node.type === "footnoteReference" || node.type === "footnoteDefinition") {
        node.identifier = `${node.identifier ?? ""}${suffix}`;
      }
    });
}

/** Puts it on the heading over them too, in the HTML tree, and on what names that. */
export function footnotesHeading(path: string): TreePlugin {
  const id = FOOTNOTES_HEADING + footnoteSuffix(path);
  return () => (tree) =>
    walk(tree, ({ properties }) => {
      if (properties === undefined) return;
      if (properties["id"] === FOOTNOTES_HEADING) properties["id"] = id;
      if (String(properties["ariaDescribedBy"]) === FOOTNOTES_HEADING) properties["ariaDescribedBy"] = id;
    });
}
