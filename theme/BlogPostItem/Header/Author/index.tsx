/** An author of a post. Older releases of the format use the component under this name. */

import Author, { type Props } from "@theme/Blog/Components/Author";
import type { ReactElement } from "react";

export default function BlogPostItemHeaderAuthor(props: Props): ReactElement {
  return <Author {...props} />;
}
