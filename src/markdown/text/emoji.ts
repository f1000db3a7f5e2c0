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
  /** Texts with emoji that are not stripped yet, and the same texts without: until the description is known. */
  #texts: (readonly [shown: string, bare: string])[] = [];
  #isRead = false;

  /** `replace` is absent if names stay as written. */
  constructor(replace: ReplaceEmoji | undefined) {
    this.#replace = replace;
  }

  /** The text with emoji. */
  show(text: string): string {
    const shown = this.#replace?.(text) ?? text;
    if (shown !== text && !this.#isRead)
      this.#texts.push([decodeReferences(shown), decodeReferences(this.#bare(text))]);
    return shown;
  }

  /** A plain text of the document without the emoji that it named. */
  strip(text: string): string {
    let rest = text;
    this.#texts = this.#texts.filter(([shown, bare]) => {
      const stripped = rest.replace(shown, () => bare);
      const isElsewhere = stripped === rest;
      rest = stripped;
      return isElsewhere;
    });
    return rest;
  }

  /** Says that the description is known. */
  finish(): void {
    this.#isRead = true;
    this.#texts = [];
  }

  #bare(text: string): string {
    return text.replace(SPACED, (written, name: string) => (this.#replace?.(name) === name ? written : ""));
  }
}
