/** Public sites in the format that Veloci reads. */

import Link from "@docusaurus/Link";
import Layout from "@theme/Layout";
import type { ReactElement } from "react";
import Showcase from "../../src/showcase/Showcase";

export default function ShowcasePage(): ReactElement {
  return (
    <Layout title="Showcase" description="Public sites in the Docusaurus format, with their sources">
      <main className="container margin-vert--lg">
        <h1>Showcase</h1>
        <p>
          These public sites use the format that Veloci reads. Their authors build them with Docusaurus, not with
          Veloci, and a site may have changed its tools since we listed it. We have built the sites with the tag “tested”
          from their sources with Veloci, as a test. The site that you are reading is built with Veloci for its readers.
        </p>
        <p>
          Look for one that resembles yours, and read its source. To try your own site,{" "}
          <Link to="/docs/installation#a-site-you-have-already">build it as it is</Link>.
        </p>
        <Showcase />
      </main>
    </Layout>
  );
}
