/** Structured data in schema.org's vocabulary. It is only in the HTML, because browsers do not use it. */

import Head from "@docusaurus/Head";
import type { ReactElement } from "react";

export interface Props {
  /** Plain data with `@context` and `@type`. Undefined members are omitted. */
  readonly data: object;
}

export default function StructuredData({ data }: Props): ReactElement {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data).replace(/</g, "\\u003c")}</script>
    </Head>
  );
}
