/** Explains how to ask for a feature. Veloci has no public list of requests that the page could show. */

import Link from "@docusaurus/Link";
import Layout from "@theme/Layout";
import type { ReactElement } from "react";

export default function FeatureRequests(): ReactElement {
  return (
    <Layout title="Feature Requests" description="What to check before you ask for a feature, and how to write a request that is easy to judge">
      <main className="container margin-vert--lg">
        <div className="row">
          <div className="col col--8 markdown">
            <h1>Feature Requests</h1>
            <p>
              Veloci is at version 0.1, and the parts of the format that are still missing come first.{" "}
              <Link to="/docs/api/compatibility">Compatibility</Link> lists every field, option and method, and says what
              Veloci does with it, with a reason and an alternative where it does nothing. There is no public list of other
              requests yet.
            </p>
            <h2 id="check">Check what exists</h2>
            <ul>
              <li>
                A <Link to="/docs/using-plugins">plugin</Link> can add pages, data and tags in the head.
              </li>
              <li>
                A component in <code>src/theme</code> can <Link to="/docs/swizzling">replace or wrap</Link> a component of
                the theme.
              </li>
              <li>
                The <Link to="/docs/cli#graph">graph</Link> gives your own tools everything that Veloci knows about a site.
              </li>
            </ul>
            <h2 id="write">Write a good request</h2>
            <p>Describe the problem before the solution. Three answers make a request easy to judge:</p>
            <ol>
              <li>What should the readers or authors of your site be able to do?</li>
              <li>How far do you get today, and with which files?</li>
              <li>How do other generators solve it, if you know?</li>
            </ol>
            <p>
              <Link to="/community/contributing">Contributing</Link> explains how to build the feature yourself.
            </p>
          </div>
        </div>
      </main>
    </Layout>
  );
}
