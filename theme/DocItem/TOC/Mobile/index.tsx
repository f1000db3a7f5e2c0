/** The table of contents above a doc, in narrow windows. */

import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { tocLevelsOf } from "@docusaurus/theme-common/internal";
import TOCCollapsible from "@theme/TOCCollapsible";
import type { ReactElement } from "react";

export default function DocItemTOCMobile(): ReactElement {
  const { toc, frontMatter } = useDoc();
  return <TOCCollapsible toc={toc} {...tocLevelsOf(frontMatter)} className="theme-doc-toc-mobile tocMobile" />;
}
