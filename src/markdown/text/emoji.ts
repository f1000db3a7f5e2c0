/** Emoji by name. The names are GitHub's; unknown names stay as written. */

import { ownValue } from "../../lookup/own-value.ts";

/** Replaces the names in a text. */
export type ReplaceEmoji = (text: string) => string;

const NAME = /:(\+1|-1|[a-z\d][\w+-]*):/i;
const NAMES = new RegExp(NAME, "gi");

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
