/** `<pre>` in Markdown: a code block if it contains only code. */

import CodeBlock from "@theme/CodeBlock";
import MDXCode from "@theme/MDXComponents/Code";
import { type ComponentProps, isValidElement, type ReactElement } from "react";

type CodeProps = ComponentProps<typeof CodeBlock> & { readonly originalType?: string };

export default function MDXPre(props: ComponentProps<"pre">): ReactElement {
  const { children } = props;
  const isCode =
    isValidElement<CodeProps>(children) &&
    (children.type === "code" || children.type === MDXCode || children.props.originalType === "code");
  if (isCode) return <CodeBlock {...children.props} />;
  return <pre {...props} />;
}
