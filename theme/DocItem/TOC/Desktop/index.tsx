/** The table of contents next to a doc. */

import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { tocLevelsOf } from "@docusaurus/theme-common/internal";
import TOC from "@theme/TOC";
import type { ReactElement } from "react";

export default function DocItemTOCDesktop(): ReactElement {
  const { toc, frontMatter } = useDoc();
  return <TOC toc={toc} {...tocLevelsOf(frontMatter)} className="theme-doc-toc-desktop" />;
}
