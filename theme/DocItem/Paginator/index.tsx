/** Links from a doc to the previous and next page. */

import { useDoc } from "@docusaurus/plugin-content-docs/client";
import DocPaginator from "@theme/DocPaginator";
import type { ReactElement } from "react";

export default function DocItemPaginator(): ReactElement {
  const { previous, next } = useDoc().metadata;
  return <DocPaginator previous={previous} next={next} />;
}
