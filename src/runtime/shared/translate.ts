/** Texts of the interface for code; `<Translate>` is the component for them. */

import { interpolate } from "./interpolate.ts";

export interface Message {
  readonly id?: string;
  readonly message?: string;
  readonly description?: string;
}

/** Text of a message. Throws when it has neither an id nor a text. */
export function translate(message: Message, values?: Readonly<Record<string, string | number>>): string {
  return String(interpolate(textOf(message), values));
}

/** The text before its placeholders are filled. Throws when there is none. */
export function textOf({ id, message }: Message): string {
  if (id === undefined && message === undefined) throw new Error("A translation needs an id or a default message.");
  return message ?? id ?? "";
}
