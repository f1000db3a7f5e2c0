/** `@docusaurus/Translate`: text of the interface, by id, in the site's language, else as it is written. */

import type { ReactElement, ReactNode } from "react";
import { interpolate } from "./Interpolate.tsx";

export interface Message {
  readonly id?: string;
  readonly message?: string;
  readonly description?: string;
}

/** Text of a message. Throws when it has neither an id nor a text. */
export function translate(message: Message, values?: Readonly<Record<string, string | number>>): string {
  return String(interpolate(textOf(message), values));
}

function textOf({ id, message }: Message): string {
  if (id === undefined && message === undefined) throw new Error("A translation needs an id or a default message.");
  return message ?? id ?? "";
}

export interface TranslateProps {
  readonly id?: string;
  readonly description?: string;
  readonly values?: Readonly<Record<string, ReactNode>>;
  /** The default message: a plain string. */
  readonly children?: string;
}

/** Throws when its child is not a plain string. */
export default function Translate({ id, values, children }: TranslateProps): ReactElement {
  if (children !== undefined && typeof children !== "string") {
    throw new Error("<Translate> takes a plain string as its child; use `values` for everything else.");
  }
  const message = { ...(id === undefined ? {} : { id }), ...(children === undefined ? {} : { message: children }) };
  return <>{interpolate(textOf(message), values)}</>;
}
