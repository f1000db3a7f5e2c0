/** The home page. */

import Link from "@docusaurus/Link";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import CodeBlock from "@theme/CodeBlock";
import Layout from "@theme/Layout";
import clsx from "clsx";
import type { ReactElement } from "react";
import Features from "../src/components/Features";
import LiveExample from "../src/components/LiveExample.mdx";
import Speed from "../src/components/Speed";
import Terminal from "../src/components/Terminal";
import Ways from "../src/components/Ways";
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
            <CodeBlock language="bash">npm run setup && npm run compile</CodeBlock>
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
        <Speed />
        <Ways />
        <section className="container margin-vert--xl">
          <h2>Try it here</h2>
          <p>
            Docs can contain live examples. Change the code, and the result follows. Or{" "}
            <Link to="/docs/playground">build a site of two files</Link> on your own machine.
          </p>
          <LiveExample />
        </section>
      </main>
    </Layout>
  );
}
