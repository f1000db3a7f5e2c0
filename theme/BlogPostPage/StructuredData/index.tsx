/** Structured data for a blog post. */

import { useBlogPostStructuredData } from "@docusaurus/plugin-content-blog/client";
import StructuredData from "@theme/StructuredData";
import type { ReactElement } from "react";

export default function BlogPostPageStructuredData(): ReactElement {
  return <StructuredData data={useBlogPostStructuredData()} />;
}
