import type { ReactElement, ReactNode } from "react";
import { interpolate } from "./interpolate.ts";
import { textOf } from "./translate.ts";

export interface TranslateProps {
  readonly id?: string;
  readonly description?: string;
  readonly values?: Readonly<Record<string, ReactNode>>;
  /** The default message: a plain string. */
  readonly children?: string;
}

/** `<Translate>`: interface text as a component. Throws when its child is not a plain string. */
export default function Translate({ id, values, children }: TranslateProps): ReactElement {
  if (children !== undefined && typeof children !== "string") {
    throw new Error("<Translate> takes a plain string as its child.");
  }
  const message = { ...(id === undefined ? {} : { id }), ...(children === undefined ? {} : { message: children }) };
  return <>{interpolate(textOf(message), values)}</>;
}
