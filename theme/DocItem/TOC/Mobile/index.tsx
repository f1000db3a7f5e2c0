/** The table of contents above a doc, on narrow windows. */

import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { ThemeClassNames } from "@docusaurus/theme-common";
import { tocLevelsOf } from "@docusaurus/theme-common/internal";
import TOCCollapsible from "@theme/TOCCollapsible";
import clsx from "clsx";
import type { ReactElement } from "react";

export default function DocItemTOCMobile(): ReactElement {
  const { toc, frontMatter } = useDoc();
  const className = clsx(ThemeClassNames.docs.docTocMobile, "tocMobile");
  return <TOCCollapsible toc={toc} {...tocLevelsOf(frontMatter)} className={className} />;
}
