/** A list item in Markdown. */

import type { ComponentProps, ReactElement } from "react";

export default function MDXLi(props: ComponentProps<"li">): ReactElement {
  return <li {...props} />;
}
