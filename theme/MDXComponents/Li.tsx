/** An item of a list in a text. */

import type { ComponentProps, ReactElement } from "react";

export default function MDXLi(props: ComponentProps<"li">): ReactElement {
  return <li {...props} />;
}
