/** An author of a post. Releases of the format before authors had pages know the component by this name. */

import Author, { type Props } from "@theme/Blog/Components/Author";
import type { ReactElement } from "react";

export default function BlogPostItemHeaderAuthor(props: Props): ReactElement {
  return <Author {...props} />;
}
