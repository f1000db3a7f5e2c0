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

interface Row {
  readonly version: Version;
  /** The page that lists what changed. */
  readonly changes: { readonly to: string; readonly text: string };
}

function VersionTable({ caption, rows }: { readonly caption: string; readonly rows: readonly Row[] }): ReactElement {
  return (
    <table>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Manual</th>
          <th scope="col">Changes</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ version: { name, label, path }, changes }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>
              <Link to={path}>Documentation</Link>
            </td>
            <td>
              <Link to={changes.to}>{changes.text}</Link>
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
          Each version of this manual describes a version of the site format, not of the program. The program is at
          version 0.1 and builds sites of all of them.
        </p>
        <h2 id="latest">Latest</h2>
        <p>The current manual. It includes what the format has gained since its release candidate.</p>
        <VersionTable
          caption="The latest version"
          rows={[{ version: latest, changes: { to: "/changelog", text: "Changelog" } }]}
        />
        {others.length > 0 && (
          <>
            <h2 id="earlier">Earlier</h2>
            <p>These describe what Veloci does with sites of the releases that they are named after, and leave out what came later.</p>
            <VersionTable
              caption="Earlier versions"
              rows={others.map((version) => {
                return { version, changes: { to: `/changelog/${version.name}`, text: "Release notes" } };
              })}
            />
          </>
        )}
      </main>
    </Layout>
  );
}
