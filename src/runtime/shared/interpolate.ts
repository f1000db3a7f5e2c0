import { createElement, Fragment, isValidElement, type ReactNode } from "react";
import { ownValue } from "../../lookup/own-value.ts";

/** Values by name of their placeholder. */
export type Values = Readonly<Record<string, ReactNode>>;

/** Fills the placeholders of a text: a string if all values are plain, otherwise nodes. A placeholder without a value stays as written. */
export function interpolate(text: string, values: Values = {}): ReactNode {
  const parts = text.split(/(\{\w+\})/).map((part): ReactNode => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return (name === undefined ? undefined : ownValue(values, name)) ?? part;
  });
  if (!parts.some((part) => isValidElement(part) || Array.isArray(part))) return parts.map(String).join("");
  return parts.map((part, index) => createElement(Fragment, { key: index }, part));
}
