/** `@docusaurus/Interpolate`: text with `{placeholders}` filled by values, which may be elements. */

import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

type Values = Readonly<Record<string, ReactNode>>;

/** A string when all values are plain, else nodes. A placeholder without a value stays as it is written. */
export function interpolate(text: string, values: Values = {}): ReactNode {
  const parts = text.split(/(\{\w+\})/).map((part): ReactNode => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name !== undefined && values[name] !== undefined ? values[name] : part;
  });
  if (!parts.some((part) => isValidElement(part) || Array.isArray(part))) return parts.map(String).join("");
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

export interface InterpolateProps {
  readonly children: string;
  readonly values?: Values;
}

/** Throws when its child is not a plain string. */
export default function Interpolate({ children, values }: InterpolateProps): ReactElement {
  if (typeof children !== "string") {
    throw new Error("<Interpolate> takes one plain string as its child; its values are for everything else.");
  }
  return <>{interpolate(children, values)}</>;
}
