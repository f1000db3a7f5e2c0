/** All versions of the manual. */

import Link from "@docusaurus/Link";
import { useLatestVersion, useVersions } from "@docusaurus/plugin-content-docs/client";
import Layout from "@theme/Layout";
import type { ReactElement } from "react";
import styles from "../src/css/versions.module.css";

interface Version {
  readonly name: string;
  readonly label: string;
  readonly path: string;
}

interface Row {
  readonly version: Version;
  readonly isLatest?: boolean;
  readonly text: string;
  /** The page that lists what changed. */
  readonly changes: { readonly to: string; readonly text: string };
}

function VersionList({ rows }: { readonly rows: readonly Row[] }): ReactElement {
  return (
    <ul className={styles.versions}>
      {rows.map(({ version: { name, label, path }, isLatest, text, changes }) => (
        <li key={name} className={styles.version}>
          <h3 className={styles.label}>
            {label} {isLatest && <span className="badge badge--secondary">Latest</span>}
          </h3>
          <p className={styles.text}>{text}</p>
          <p className={styles.links}>
            <Link to={path}>Documentation</Link>
            <Link to={changes.to}>{changes.text}</Link>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What sets an earlier version apart, by its name. */
const TEXTS: Readonly<Record<string, string>> = {
  "2.0.0-rc.1": "The release candidate of July 2022. Sites of 2.0.0-beta.22 need no edits for it.",
  "2.0.0-beta.22": "The last beta, of July 2022: smaller components to replace, and separate entry points for the theme’s API.",
};

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
        <VersionList
          rows={[
            {
              version: latest,
              isLatest: true,
              text: "The current manual. It includes what the format has gained since its release candidate, up to Docusaurus 3.10.",
              changes: { to: "/changelog", text: "Changelog" },
            },
          ]}
        />
        {others.length > 0 && (
          <>
            <h2 id="earlier">Earlier</h2>
            <p>
              These manuals describe what Veloci does with sites of the releases that they are named after, and leave out
              what came later. A banner on their pages links to the current one.
            </p>
            <VersionList
              rows={others.map((version) => {
                const text = TEXTS[version.name] ?? "An earlier version of the format.";
                return { version, text, changes: { to: `/changelog/${version.name}`, text: "Release notes" } };
              })}
            />
          </>
        )}
        <h2 id="choose">Which one to read</h2>
        <p>
          Read the latest manual, unless your site has to build with an older Docusaurus as well: the manual of that
          release shows what both can do. The menu in the navbar switches between versions of the page that you are
          reading, and remembers your choice. <Link to="/docs/versioning">Versioning</Link> explains how to keep versions
          of your own manual.
        </p>
      </main>
    </Layout>
  );
}
