/** Links of every kind: into the site, out of it, to places, to files. */

import Link from "@docusaurus/Link";
import Layout from "@theme/Layout";
import type { ReactElement } from "react";

const LINKS: readonly { readonly text: string; readonly to: string }[] = [
  { text: "A page, by its address", to: "/docs/cli" },
  { text: "A page, with the slash", to: "/docs/cli/" },
  { text: "A page, with index.html", to: "/docs/cli/index.html" },
  { text: "A place in a page", to: "/docs/cli#build" },
  { text: "A page with a query", to: "/tests/pages/tabs-tests?fruit=pear" },
  { text: "A page with spaces", to: "/tests/docs/folder with space/doc 1" },
  { text: "A page that is called like a file", to: "/tests/docs/dummy.html/" },
  { text: "A place in this page", to: "#bottom" },
  { text: "Another site", to: "https://commonmark.org/" },
  { text: "Another site, by its host alone", to: "//commonmark.org/" },
  { text: "An address for mail", to: "mailto:nobody@example.com" },
  { text: "A file, past the router", to: "pathname:///img/logo.svg" },
];

export default function LinkTests(): ReactElement {
  return (
    <Layout title="Link tests" description="Links of every kind">
      <main className="container margin-vert--lg markdown">
        <h1>Link tests</h1>
        <p>Pages of the site are exchanged without loading; all other links are left to the browser.</p>
        <table>
          <thead>
            <tr>
              <th scope="col">Link</th>
              <th scope="col">As it is written</th>
            </tr>
          </thead>
          <tbody>
            {LINKS.map(({ text, to }) => (
              <tr key={to}>
                <td>
                  <Link to={to}>{text}</Link>
                </td>
                <td>
                  <code>{to}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p id="bottom">
          <Link to="/tests/pages" isNavLink activeClassName="active">
            All page tests
          </Link>
        </p>
      </main>
    </Layout>
  );
}
