/** Emoji by name in the text of a code page; code and addresses keep theirs. */

import type { ReplaceEmoji } from "../emoji.ts";
import { type TreePlugin, walk } from "./tree.ts";

/** Makes the plugin. */
export function emojiNames(replace: ReplaceEmoji): TreePlugin {
  return () => (tree) =>
    walk(tree, (node) => {
      if (node.type === "text" && node.value !== undefined) node.value = replace(node.value);
    });
}
