/** The home page. */

import Link from "@docusaurus/Link";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Layout from "@theme/Layout";
import ThemedImage from "@theme/ThemedImage";
import clsx from "clsx";
import type { ReactElement } from "react";
import docsPage from "../docs/img/docs-page.webp";
import docsPageDark from "../docs/img/docs-page-dark.webp";
import Command from "../src/components/Command";
import Features from "../src/components/Features";
import LiveExample from "../src/components/LiveExample.mdx";
import Section from "../src/components/Section";
import Speed, { PAGE_COUNT, secondsOf } from "../src/components/Speed";
import Terminal from "../src/components/Terminal";
import Ways from "../src/components/Ways";
import styles from "./index.module.css";

export default function Home(): ReactElement {
  return (
    <Layout description="Veloci builds documentation sites in the Docusaurus 2 format from one executable.">
      <Hero />
      <main>
        <Section
          title="What your readers and writers get"
          lead="Everything below is inside the executable. A site has no node_modules folder, no bundler to configure and no plugins to keep up to date."
        >
          <Features />
        </Section>
        <Section
          id="speed"
          tinted
          beside
          title="Seconds, not minutes"
          lead={
            <>
              Veloci compiles Markdown to HTML once and never turns text into a JavaScript module, so there is less to
              build and less for readers to download. <Link to="/docs/advanced/architecture">How it works</Link>
            </>
          }
        >
          <Speed />
        </Section>
        <Section
          title="Three ways in"
          lead={
            <>
              The same config, folders, front matter, class names and imports as Docusaurus 2: to switch back, run the
              old command. <Link to="/docs/api/compatibility">Compatibility</Link> lists every field and what Veloci does
              with it.
            </>
          }
        >
          <Ways />
        </Section>
        <Section
          tinted
          title="Edit the code, see the result"
          lead={
            <>
              Docs can contain live examples like this one, which runs as you type. Or{" "}
              <Link to="/docs/playground">build a site of two files</Link> on your own machine.
            </>
          }
        >
          <div className={styles.live}>
            <LiveExample />
          </div>
        </Section>
      </main>
    </Layout>
  );
}

function Hero(): ReactElement {
  const { siteConfig } = useDocusaurusContext();
  const repository = siteConfig.customFields?.["repository"] as string | undefined;
  return (
    <header className={styles.hero}>
      <div className={clsx("container", styles.heroInner)}>
        <div>
          <h1 className={styles.title}>{siteConfig.tagline}</h1>
          <p className={styles.lead}>
            Veloci builds sites in the Docusaurus 2 format: versioned docs, a blog, pages in Markdown, MDX and React.
            Config, folders and URLs stay as they are, and {PAGE_COUNT} pages take{" "}
            <Link to="#speed">
              {secondsOf("Veloci")} seconds instead of {secondsOf("Docusaurus")}
            </Link>
            .
          </p>
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/installation">
              Get started
            </Link>
            <Link className={clsx("button button--lg", styles.second)} to="/docs">
              What is Veloci?
            </Link>
          </div>
          <div className={styles.install}>
            <Command>npm run setup && npm run compile</Command>
            <p>
              Run it in a clone of {repository ? <Link to={repository}>the repository</Link> : "the repository"}: it writes{" "}
              <code>bin/veloci</code>.
            </p>
          </div>
        </div>
        <Terminal />
      </div>
      <div className={clsx("container", styles.stage)}>
        <div className={styles.window}>
          <ThemedImage
            sources={{ light: docsPage, dark: docsPageDark }}
            alt="A page of this manual: navbar, sidebar, text with code blocks, and its table of contents"
            width={1280}
            height={720}
            loading="lazy"
          />
        </div>
      </div>
    </header>
  );
}
