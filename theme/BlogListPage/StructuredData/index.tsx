/** Structured data for a page of the blog's list. */

import { useBlogListPageStructuredData } from "@docusaurus/plugin-content-blog/client";
import StructuredData from "@theme/StructuredData";
import type { ReactElement } from "react";
import type { BlogListProps } from "../../../src/model/blog.ts";

export default function BlogListPageStructuredData(props: BlogListProps): ReactElement {
  return <StructuredData data={useBlogListPageStructuredData(props)} />;
}
