/** Structured data of a page in the vocabulary of schema.org. Only in the HTML: browsers do not need it. */

import Head from "@docusaurus/Head";
import type { ReactElement } from "react";

export interface Props {
  /** Plain data with `@context` and `@type`; members that are undefined are left out. */
  readonly data: object;
}

export default function StructuredData({ data }: Props): ReactElement {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data).replace(/</g, "\\u003c")}</script>
    </Head>
  );
}
