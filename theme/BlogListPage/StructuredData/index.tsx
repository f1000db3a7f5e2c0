/** One page of a blog's posts, for search engines. */

import { useBlogListPageStructuredData } from "@docusaurus/plugin-content-blog/client";
import StructuredData from "@theme/StructuredData";
import type { ReactElement } from "react";
import type { BlogListProps } from "../../../src/model/blog.ts";

export default function BlogListPageStructuredData(props: BlogListProps): ReactElement {
  return <StructuredData data={useBlogListPageStructuredData(props)} />;
}
