/** `<code>` in a text: in a line of it, or in a block. */

import CodeInline from "@theme/CodeInline";
import type { ComponentProps, ReactElement } from "react";

export default function MDXCode(props: ComponentProps<"code">): ReactElement {
  return <CodeInline {...props} />;
}
