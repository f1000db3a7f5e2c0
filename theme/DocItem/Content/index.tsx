/** The text of a doc, with a title if the text has none. */

import { useDoc } from "@docusaurus/plugin-content-docs/client";
import Heading from "@theme/Heading";
import MDXContent from "@theme/MDXContent";
import type { ReactElement, ReactNode } from "react";

export default function DocItemContent({ children }: { readonly children?: ReactNode }): ReactElement {
  const { syntheticTitle } = useDoc();
  return (
    <div className="theme-doc-markdown markdown">
      {syntheticTitle !== undefined && (
        <header>
          <Heading as="h1">{syntheticTitle}</Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
