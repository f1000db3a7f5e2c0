/** The page for unknown paths: `404.html`. */

import { translate } from "@docusaurus/Translate";
import { PageMetadata } from "@docusaurus/theme-common";
import Layout from "@theme/Layout";
import NotFoundContent from "@theme/NotFound/Content";
import type { ReactElement } from "react";

export default function NotFound(): ReactElement {
  const title = translate({ id: "theme.NotFound.title", message: "Page Not Found" });
  return (
    <Layout>
      <PageMetadata title={title} />
      <NotFoundContent />
    </Layout>
  );
}
