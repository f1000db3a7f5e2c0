/** Inline code. */

import type { ComponentProps, ReactElement } from "react";

export default function CodeInline(props: ComponentProps<"code">): ReactElement {
  return <code {...props} />;
}
