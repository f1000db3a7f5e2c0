/** The main strengths of Veloci, as blocks on the home page. */

import Link from "@docusaurus/Link";
import type { ReactElement } from "react";
import styles from "./Features.module.css";

interface Feature {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly more: string;
}

const FEATURES: readonly Feature[] = [
  {
    title: "One executable",
    text: "Docs, blog, theme, search and sitemap are inside. Your site has no node_modules folder, no bundler to configure and no plugins to keep up to date.",
    to: "/docs/installation",
    more: "Install it",
  },
  {
    title: "Seconds, not minutes",
    text: "Veloci compiles Markdown straight to HTML, once. Text never becomes a JavaScript module, so there is less to build and less for readers to download.",
    to: "/docs/advanced/architecture",
    more: "How it works",
  },
  {
    title: "Errors that help",
    text: "Each error shows the file, the line and a suggestion. One run finds them all, from broken anchors to misspelt options, and a failed build leaves the previous site untouched.",
    to: "/docs/cli#diagnostics",
    more: "Read a diagnostic",
  },
  {
    title: "The format you know",
    text: "The same config, folders, front matter, class names and imports as Docusaurus 2. To switch, run a different command. To switch back, run the old one.",
    to: "/docs/api/compatibility",
    more: "See what is supported",
  },
];

export default function Features(): ReactElement {
  return (
    <section className={styles.features} aria-label="Features">
      <ul className={`container ${styles.grid}`}>
        {FEATURES.map(({ title, text, to, more }) => (
          <li key={title} className={styles.feature}>
            <h2 className={styles.title}>{title}</h2>
            <p>{text}</p>
            <Link to={to}>{more}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
