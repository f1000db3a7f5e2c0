/** Texts of the interface for code; `<Translate>` is the component for them. */

import { ownValue } from "../../lookup/own-value.ts";

export interface Message {
  readonly id?: string;
  readonly message?: string;
  readonly description?: string;
}

/** Text of a message; a placeholder without a value stays as it is written. Throws when it has neither an id nor a text. */
export function translate(message: Message, values: Readonly<Record<string, string | number>> = {}): string {
  return textOf(message).replace(/\{(\w+)\}/g, (all, name: string) => String(ownValue(values, name) ?? all));
}

/** The text before its placeholders are filled. Throws when there is none. */
export function textOf({ id, message }: Message): string {
  if (id === undefined && message === undefined) throw new Error("A translation needs an id or a default message.");
  return message ?? id ?? "";
}
