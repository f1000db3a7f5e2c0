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
              Veloci builds sites in the Docusaurus 2 format: versioned docs, blogs, React and MDX pages. Same config,
              same folders, same addresses. Nothing to install in the site.
            </p>
            <div className={styles.actions}>
              <Link className="button button--primary button--lg" to="/docs/installation">
                Get started
              </Link>
              <Link className="button button--outline button--primary button--lg" to="/docs">
                What is it?
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
            <h2>You have such a site already?</h2>
            <p>
              Then there is nothing to convert. Point Veloci at its folder; what it cannot do yet it says, with file
              and line.
            </p>
            <Link to="/docs/cli">All commands</Link>
            {" · "}
            <Link to="/docs/api/docusaurus-config">All config fields</Link>
          </div>
        </section>
      </main>
    </Layout>
  );
}
