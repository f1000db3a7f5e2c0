/** All versions of the manual. */

import Link from "@docusaurus/Link";
import { useLatestVersion, useVersions } from "@docusaurus/plugin-content-docs/client";
import Layout from "@theme/Layout";
import type { ReactElement } from "react";

interface Version {
  readonly name: string;
  readonly label: string;
  readonly path: string;
}

function VersionTable({ versions }: { readonly versions: readonly Version[] }): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Manual</th>
        </tr>
      </thead>
      <tbody>
        {versions.map(({ name, label, path }) => (
          <tr key={name}>
            <td>{label}</td>
            <td>
              <Link to={path}>Documentation</Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default function Versions(): ReactElement {
  const versions: readonly Version[] = useVersions("default");
  const latest: Version = useLatestVersion("default");
  const others = versions.filter(({ name }) => name !== latest.name);
  return (
    <Layout title="Versions" description="All versions of the manual of Veloci">
      <main className="container margin-vert--lg markdown">
        <h1>Versions of the manual</h1>
        <p>
          They are versions of the site format that the manual describes. What changes in the program is told in the{" "}
          <Link to="/changelog">changelog</Link>.
        </p>
        <h2 id="latest">Latest</h2>
        <VersionTable versions={[latest]} />
        {others.length > 0 && (
          <>
            <h2 id="earlier">Earlier</h2>
            <VersionTable versions={others} />
          </>
        )}
      </main>
    </Layout>
  );
}
