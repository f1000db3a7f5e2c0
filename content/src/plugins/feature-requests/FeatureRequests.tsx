/** How to ask for a feature. There is no list of requests, so none is shown. */

import Link from "@docusaurus/Link";
import Layout from "@theme/Layout";
import type { ReactElement } from "react";

export default function FeatureRequests(): ReactElement {
  return (
    <Layout title="Feature Requests" description="How to ask for something that Veloci does not do">
      <main className="container margin-vert--lg">
        <div className="row">
          <div className="col col--8 col--offset-2 markdown">
            <h1>Feature Requests</h1>
            <p>
              There is no public list of requests yet. Veloci is at version 0.1, and what is to come first is plain: the
              parts of the format that are missing.
            </p>
            <ul>
              <li>
                <Link to="/docs/api/docusaurus-config#not-used-yet">Config fields that are not used yet</Link>
              </li>
              <li>
                <Link to="/docs/api/plugins#not-yet">Plugins that are not built in yet</Link>
              </li>
            </ul>
            <h2>A good request</h2>
            <p>tells three things, in this order:</p>
            <ol>
              <li>what you want to achieve for the readers of your site;</li>
              <li>how far you get today, with the files it takes;</li>
              <li>what other generators do about it, if you know.</li>
            </ol>
            <p>
              How to bring it in, or to make it yourself, is told under{" "}
              <Link to="/community/contributing">Contributing</Link>.
            </p>
          </div>
        </div>
      </main>
    </Layout>
  );
}
