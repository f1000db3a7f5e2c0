/** `<pre>` in a text: a code block when it holds nothing but code. */

import CodeBlock from "@theme/CodeBlock";
import { type ComponentProps, isValidElement, type ReactElement } from "react";

type CodeProps = ComponentProps<typeof CodeBlock>;

export default function MDXPre(props: ComponentProps<"pre">): ReactElement {
  const { children } = props;
  if (isValidElement<CodeProps>(children) && children.type === "code") return <CodeBlock {...children.props} />;
  return <pre {...props} />;
}
