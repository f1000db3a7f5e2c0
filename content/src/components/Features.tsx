/** What Veloci is good at, as blocks on the home page. */

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
    text: "No node_modules in the site, no bundler to configure, no plugins to keep in step. The theme, the blog, the docs and the sitemap are inside.",
    to: "/docs/installation",
    more: "Install it",
  },
  {
    title: "Seconds, not minutes",
    text: "A page is text and mostly stays text. It is compiled once, put into the page as HTML, and not sent again as a script.",
    to: "/docs/advanced/architecture",
    more: "How it is built",
  },
  {
    title: "Errors that help",
    text: "Every mistake comes with file, line, column and the nearest name that exists. You see all of them in one run, and a failed build leaves the old site alone.",
    to: "/docs/cli#diagnostics",
    more: "What it says",
  },
  {
    title: "The format you know",
    text: "The same config file, folders, front matter, class names and imports. Moving over means running another command.",
    to: "/docs",
    more: "What is supported",
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
