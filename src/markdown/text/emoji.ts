/** Emoji by name. The names are GitHub's; unknown names stay as written. */

import { ownValue } from "../../lookup/own-value.ts";
import { decodeReferences } from "../body/escape.ts";

/** Replaces the names in a text. */
export type ReplaceEmoji = (text: string) => string;

const NAME = /:(\+1|-1|[a-z\d][\w+-]*):/i;
const NAMES = new RegExp(NAME, "gi");
const SPACED = new RegExp(`\\s?(${NAME.source})`, "gi");

/** Whether a text may contain a name: the list is loaded only then. */
export function mayHaveEmoji(text: string): boolean {
  return NAME.test(text);
}

/** Loads the names. */
export async function loadEmoji(): Promise<ReplaceEmoji> {
  const { nameToEmoji } = await import("gemoji");
  return (text) =>
    text.includes(":") ? text.replace(NAMES, (written, name: string) => ownValue(nameToEmoji, name) ?? written) : text;
}

/** The emoji that a document names. Its description, as in the format, has neither these nor their names. */
export class NamedEmoji {
  readonly #replace: ReplaceEmoji | undefined;
  /** Texts with emoji, and the same texts without: those of the current block. */
  #texts: Stripped[] = [];
  /** Those of trees of plugins, which may come from any block. */
  #ofTrees: Stripped[] = [];

  /** `replace` is absent if names stay as written. */
  constructor(replace: ReplaceEmoji | undefined) {
    this.#replace = replace;
  }

  /** The text with emoji. */
  show(text: string): string {
    const shown = this.#replace?.(text) ?? text;
    if (shown === text) return text;
    const pair = this.#pair(text, shown);
    this.#texts.push(pair);
    // A node that no plugin changed is text of the document again.
    const known = this.#ofTrees.findIndex((other) => other.shown === pair.shown);
    if (known >= 0) this.#ofTrees.splice(known, 1);
    return shown;
  }

  /** The same for a text in the tree of plugins. */
  showInTree(text: string): string {
    const shown = this.#replace?.(text) ?? text;
    if (shown !== text) this.#ofTrees.push(this.#pair(text, shown));
    return shown;
  }

  /** Begins a block. */
  begin(): void {
    this.#texts = [];
  }

  /** The plain text of the block without the emoji that it named. */
  strip(text: string): string {
    const isInside = ({ shown }: Stripped): boolean => text.includes(shown);
    const found = [...this.#texts, ...this.#ofTrees.filter(isInside)];
    this.#ofTrees = this.#ofTrees.filter((one) => !isInside(one));
    return found.reduce((rest, { shown, bare }) => rest.replace(shown, () => bare), text);
  }

  #pair(text: string, shown: string): Stripped {
    const bare = text.replace(SPACED, (written, name: string) => (this.#replace?.(name) === name ? written : ""));
    return { shown: decodeReferences(shown), bare: decodeReferences(bare) };
  }
}

interface Stripped {
  readonly shown: string;
  readonly bare: string;
}
