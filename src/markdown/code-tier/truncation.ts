/**
 * Excerpts of posts that are code. In: text with a marker. Out: everything behind the marker is inside of a component that
 * shows it unless the page was asked for `truncated`.
 */

import type { TreePlugin } from "./tree.ts";

const NAME = "AfterTruncate";

export interface Truncation {
  /** Puts a tag in the place of the first marker. */
  mark(text: string): string;
  /** Lines that define the tag's component, for the end of the text. */
  end(): string[];
  readonly marked: boolean;
}

/** Looks for the marker in the stretches of one text. */
export function makeTruncation(marker: RegExp | undefined): Truncation {
  let marked = false;
  return {
    get marked() {
      return marked;
    },
    mark(text) {
      const found = marked ? null : (marker?.exec(text) ?? null);
      if (found === null) return text;
      marked = true;
      const lines = "\n".repeat(found[0].split("\n").length - 1);
      const tag = `<${NAME} hidden={props.truncated} />${lines}`;
      return text.slice(0, found.index) + tag + text.slice(found.index + found[0].length);
    },
    end: () => (marked ? ["", `export const ${NAME} = ({ hidden, children }) => hidden ? null : children;`] : []),
  };
}

/** Moves what follows the tag into it; definitions stay where they are. A tag inside of something has no effect. */
export const truncatable: TreePlugin = () => (tree) => {
  const children = tree.children ?? [];
  const tag = children.find((node) => node.name === NAME);
  if (tag === undefined) return;
  const after = children.slice(children.indexOf(tag) + 1);
  tag.children = after.filter((node) => node.type !== "mdxjsEsm");
  tree.children = children.filter((node) => !tag.children?.includes(node));
};
