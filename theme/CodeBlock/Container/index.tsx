/** The element around a code block. */

import clsx from "clsx";
import { type ComponentProps, createElement, type ReactElement } from "react";

export interface Props extends ComponentProps<"div"> {
  readonly as?: "div" | "pre";
}

export default function CodeBlockContainer({ as = "div", className, ...props }: Props): ReactElement {
  return createElement(as, { ...props, className: clsx(className, "codeBlockContainer theme-code-block") });
}
