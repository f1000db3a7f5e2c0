/** Sites that are built with Veloci: those that are known, which is this one. */

import Link from "@docusaurus/Link";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Layout from "@theme/Layout";
import type { ReactElement } from "react";
import styles from "./index.module.css";

const PARTS: readonly { readonly title: string; readonly text: string; readonly to: string }[] = [
  { title: "The manual", text: "Two sidebars, generated category pages, a version menu.", to: "/docs" },
  { title: "Community pages", text: "A second docs instance, with a generated sidebar.", to: "/community/support" },
  { title: "The blog", text: "Authors, tags, archive and feeds.", to: "/blog" },
  { title: "The changelog", text: "One file of releases, a page for each.", to: "/changelog" },
  { title: "Feature requests", text: "A plugin in the site's own folder.", to: "/feature-requests" },
  { title: "The test area", text: "What is there to be tried out, and nothing else.", to: "/tests" },
];

export default function Showcase(): ReactElement {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title="Showcase" description="Sites that are built with Veloci">
      <main className="container margin-vert--lg">
        <h1>Showcase</h1>
        <p>
          One site is known to be built with {siteConfig.title}: the one you are reading. It uses what the format has, so
          it is worth a look.
        </p>
        <ul className={styles.parts}>
          {PARTS.map(({ title, text, to }) => (
            <li key={to} className={`card ${styles.part}`}>
              <div className="card__body">
                <h2 className={styles.title}>
                  <Link to={to}>{title}</Link>
                </h2>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
