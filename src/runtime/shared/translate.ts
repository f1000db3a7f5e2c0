/** Interface texts for code; `<Translate>` is the component. */

import { ownValue } from "../../lookup/own-value.ts";
import type { Messages } from "../../model/site.ts";

export interface Message {
  readonly id?: string;
  readonly message?: string;
  readonly description?: string;
}

/**
 * Translates texts in code. The format lets code call `translate` anywhere, even at the top level of a module, so no
 * context can provide the texts: a page's entry script sets them once, the server before each rendering.
 */
export const texts: { messages: Messages } = { messages: {} };

/** Sets the texts of the locale, by message ID. */
export function speak(messages: Messages = {}): void {
  texts.messages = messages;
}

/** Text of a message; a placeholder without a value stays as written. Throws if it has neither an ID nor a text. */
export function translate(message: Message, values: Readonly<Record<string, string | number>> = {}): string {
  return textOf(message).replace(/\{(\w+)\}/g, (all, name: string) => String(ownValue(values, name) ?? all));
}

/** The text before its placeholders are filled. Throws if there is none. */
export function textOf({ id, message }: Message): string {
  const key = id ?? message;
  if (key === undefined) throw new Error("A translation without id and message.");
  return ownValue(texts.messages, key) ?? message ?? key;
}
