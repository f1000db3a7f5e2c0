/** A heading with a link to itself; the first-level one and those without id have none. */

import { translate } from "@docusaurus/Translate";
import clsx from "clsx";
import { createElement, type HTMLAttributes, type ReactElement } from "react";

export interface Props extends HTMLAttributes<HTMLHeadingElement> {
  readonly as: "h1" | "h2" | "h3" | "h4" | "h5" | "h6";
}

export default function Heading({ as, id, className, children, ...props }: Props): ReactElement {
  if (as === "h1" || !id) return createElement(as, { ...props, id, className }, children);
  const label = translate({ id: "theme.common.headingLinkTitle", message: "Direct link to heading" });
  const link = <a key="link" className="hash-link" href={`#${id}`} aria-label={label} title={label} />;
  return createElement(as, { ...props, id, className: clsx("anchor", className) }, children, link);
}
