/** The notices that a page is a draft or unlisted. */

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
