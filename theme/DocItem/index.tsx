/** One doc. */

import type { DocItemProps } from "../../src/model/docs.ts";
import { DocProvider } from "@docusaurus/plugin-content-docs/client";
import { HtmlClassNameProvider } from "@docusaurus/theme-common";
import { Content, TocContext } from "@docusaurus/theme-common/internal";
import DocItemLayout from "@theme/DocItem/Layout";
import DocItemMetadata from "@theme/DocItem/Metadata";
import type { ReactElement } from "react";

export default function DocItem(props: DocItemProps): ReactElement {
  return (
    <DocProvider content={props}>
      <HtmlClassNameProvider className={`docs-doc-page docs-doc-id-${props.doc.id}`}>
        <DocItemMetadata />
        <TocContext value={props.toc}>
          <DocItemLayout key={props.doc.permalink}>
            <Content of="content" className="markdown" />
          </DocItemLayout>
        </TocContext>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
