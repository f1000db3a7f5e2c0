/** Tells readers of a page that it is not published, or not linked. */

import Draft from "@theme/ContentVisibility/Draft";
import Unlisted from "@theme/Unlisted";
import type { ReactElement } from "react";

export interface Props {
  readonly metadata: { readonly unlisted?: boolean | undefined; readonly frontMatter: { readonly draft?: unknown } };
}

export default function ContentVisibility({ metadata }: Props): ReactElement | null {
  if (metadata.frontMatter.draft === true) return <Draft />;
  return metadata.unlisted ? <Unlisted /> : null;
}
