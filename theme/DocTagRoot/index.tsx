/** What is around a page of tags that a site has copied: such a page has its own column, and in earlier releases its own layout. */

import DocPageRoots, { type Props as RootsProps } from "@theme/DocPage/Roots";
import Layout from "@theme/Layout";
import type { ReactElement } from "react";

export interface Props extends RootsProps {
  /** Whether the page renders the layout itself. */
  readonly hasLayout: boolean;
}

export default function DocTagRoot({ version, hasLayout, children }: Props): ReactElement {
  return <DocPageRoots version={version}>{hasLayout ? children : <Layout>{children}</Layout>}</DocPageRoots>;
}
