/** A list in Markdown. */

import type { ComponentProps, ReactElement } from "react";

export default function MDXUl(props: ComponentProps<"ul">): ReactElement {
  return <ul {...props} />;
}
