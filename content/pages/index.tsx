/** The home page. */

import Link from "@docusaurus/Link";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Layout from "@theme/Layout";
import clsx from "clsx";
import type { ReactElement } from "react";
import Features from "../src/components/Features";
import Terminal from "../src/components/Terminal";
import styles from "./index.module.css";

export default function Home(): ReactElement {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout description="Veloci builds documentation sites in the Docusaurus 2 format from one executable.">
      <header className={styles.hero}>
        <div className={clsx("container", styles.heroInner)}>
          <div>
            <h1 className={styles.title}>{siteConfig.tagline}</h1>
            <p className={styles.lead}>
              Veloci builds sites in the Docusaurus 2 format: versioned docs, a blog, pages in Markdown, MDX and React.
              Your config, folders and URLs stay as they are, and the site needs no dependencies.
            </p>
            <div className={styles.actions}>
              <Link className="button button--primary button--lg" to="/docs/installation">
                Get started
              </Link>
              <Link className="button button--outline button--primary button--lg" to="/docs">
                What is Veloci?
              </Link>
            </div>
          </div>
          <Terminal />
        </div>
      </header>
      <main>
        <Features />
        <section className={styles.move}>
          <div className="container">
            <h2>Bring the site you have</h2>
            <p>
              There is nothing to convert. Run <code>veloci build</code> in the folder of your Docusaurus 2 site. If it
              uses something that Veloci does not support, the build names the file and the line.
            </p>
            <Link to="/docs/installation#a-site-you-have-already">Build your site</Link>
            {" · "}
            <Link to="/docs/api/compatibility">See what is supported</Link>
          </div>
        </section>
      </main>
    </Layout>
  );
}
