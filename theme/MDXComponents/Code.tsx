/** `<code>` in Markdown: inline, or as a block. */

import CodeBlock from "@theme/CodeBlock";
import CodeInline from "@theme/CodeInline";
import type { ComponentProps, ReactElement } from "react";

export default function MDXCode(props: ComponentProps<"code">): ReactElement {
  const { children } = props;
  const isBlock = typeof children === "string" && children.includes("\n");
  return isBlock ? <CodeBlock {...(props as ComponentProps<typeof CodeBlock>)} /> : <CodeInline {...props} />;
}
