/** An image in Markdown. */

import type { ComponentProps, ReactElement } from "react";

export default function MDXImg(props: ComponentProps<"img">): ReactElement {
  return <img {...props} />;
}
