/** The text of a doc, under its title when the text has none of its own. */

import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { ThemeClassNames } from "@docusaurus/theme-common";
import Heading from "@theme/Heading";
import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";

export default function DocItemContent({ children }: { readonly children?: ReactNode }): ReactElement {
  const { syntheticTitle } = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, "markdown")}>
      {syntheticTitle !== undefined && (
        <header>
          <Heading as="h1">{syntheticTitle}</Heading>
        </header>
      )}
      {children}
    </div>
  );
}
