/** Sites that are built with Veloci. Only this one is known so far. */

import Link from "@docusaurus/Link";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Layout from "@theme/Layout";
import type { ReactElement } from "react";
import styles from "./index.module.css";

const PARTS: readonly { readonly title: string; readonly text: string; readonly to: string }[] = [
  { title: "The manual", text: "Three versions, two sidebars and generated category pages.", to: "/docs" },
  { title: "Community pages", text: "A second docs instance, with a sidebar made from its folder.", to: "/community/support" },
  { title: "The blog", text: "Posts with authors and tags, an archive, and feeds.", to: "/blog" },
  { title: "The changelog", text: "One Markdown file, split into a page for each release.", to: "/changelog" },
  { title: "Feature requests", text: "A page added by a plugin in the site's own folder.", to: "/feature-requests" },
  { title: "The test area", text: "Docs, posts and pages that exercise unusual features.", to: "/tests" },
];

export default function Showcase(): ReactElement {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title="Showcase" description="Sites that are built with Veloci">
      <main className="container margin-vert--lg">
        <h1>Showcase</h1>
        <p>
          We know of one site that is built with {siteConfig.title}: the one you are reading. It uses nearly every
          feature of the format. Explore its parts to see what your own site can do.
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
