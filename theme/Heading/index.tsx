/** A heading with a link to itself, unless it is the page's title or has no ID. */

import { translate } from "@docusaurus/Translate";
import clsx from "clsx";
import { createElement, type HTMLAttributes, isValidElement, type ReactElement, type ReactNode } from "react";

export interface Props extends HTMLAttributes<HTMLHeadingElement> {
  readonly as: "h1" | "h2" | "h3" | "h4" | "h5" | "h6";
}

export default function Heading({ as, id, className, children, ...props }: Props): ReactElement {
  if (as === "h1" || !id) return createElement(as, { ...props, id, className }, children);
  const text = textOf(children).replace(/\s+/g, " ").trim();
  const label = translate(
    { id: "theme.common.headingLinkTitle", message: "Direct link to {heading}" },
    { heading: text || id },
  );
  const link = <a key="hash-link" className="hash-link" href={`#${id}`} aria-label={label} title={label} />;
  return createElement(as, { ...props, id, className: clsx("anchor", className) }, children, link);
}

/** Returns the literal text of the children. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join("");
  if (isValidElement<{ readonly children?: ReactNode; readonly alt?: string }>(node))
    return node.props.alt ?? textOf(node.props.children);
  return typeof node === "string" || typeof node === "number" ? String(node) : "";
}
