/**
 * A code block. What is in it was highlighted when the site was built: as children, or as HTML. Text that a component puts
 * into it is highlighted when the page is rendered.
 */

import ElementContent from "@theme/CodeBlock/Content/Element";
import StringContent from "@theme/CodeBlock/Content/String";
import { Children, type ReactElement, type ReactNode } from "react";

export interface Props {
  readonly children?: ReactNode;
  /** Inside of `<code>`, in place of children. */
  readonly html?: string;
  readonly className?: string;
  /** Language by way of a class `language-…`, as Markdown's own markup has it. */
  readonly language?: string;
  readonly title?: ReactNode;
  /** Number of the first line; true for 1. */
  readonly showLineNumbers?: number | boolean;
  /** The metastring of a fence. */
  readonly metastring?: string;
}

/** The code when it is nothing but text. */
function textOf(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  const isText = parts.length > 0 && parts.every((part) => typeof part === "string" || typeof part === "number");
  return isText ? parts.join("") : undefined;
}

export default function CodeBlock({ children, ...props }: Props): ReactElement {
  const text = props.html === undefined ? textOf(children) : undefined;
  return text === undefined ? (
    <ElementContent {...props}>{children}</ElementContent>
  ) : (
    <StringContent {...props}>{text}</StringContent>
  );
}
