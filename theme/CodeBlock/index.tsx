/**
 * A code block. Its content is highlighted at build time and arrives as children or HTML. Strings passed by components are
 * highlighted when the page is rendered.
 */

import ElementContent from "@theme/CodeBlock/Content/Element";
import StringContent from "@theme/CodeBlock/Content/String";
import { Children, type ReactElement, type ReactNode } from "react";

export interface Props {
  readonly children?: ReactNode;
  /** Content of `<code>`, instead of children. */
  readonly html?: string;
  readonly className?: string;
  /** Language given by a class `language-…`, as in Markdown's output. */
  readonly language?: string;
  readonly title?: ReactNode;
  /** Number of the first line; `true` means 1. */
  readonly showLineNumbers?: number | boolean;
  /** The metastring of the fence. */
  readonly metastring?: string;
}

/** Returns the code if the children are only text. */
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
