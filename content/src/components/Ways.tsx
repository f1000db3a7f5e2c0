/** Three ways to begin, each with the command that readers copy. */

import Link from "@docusaurus/Link";
import CodeBlock from "@theme/CodeBlock";
import type { ReactElement } from "react";
import styles from "./Features.module.css";

const WAYS = [
  {
    title: "Start a new site",
    text: "Choose docs, a blog or both. Every template builds as it is.",
    command: "veloci create my-site",
    to: "/docs/installation#a-first-site",
    more: "Make a first site",
  },
  {
    title: "Bring the site you have",
    text: "There is nothing to convert. The check names every file and line that Veloci treats differently.",
    command: "veloci check my-site",
    to: "/docs/installation#a-site-you-have-already",
    more: "Build your site",
  },
  {
    title: "Build it in CI",
    text: "One file to download, one command to run. A broken link fails the build and names its line.",
    command: "veloci build my-site",
    to: "/docs/deployment#ci",
    more: "Deploy with GitHub, GitLab and others",
  },
];

const COLUMNS = "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))";

export default function Ways(): ReactElement {
  return (
    <section className="container margin-vert--xl">
      <h2>Three ways in</h2>
      <ul className={styles.grid} style={{ gridTemplateColumns: COLUMNS, padding: 0 }}>
        {WAYS.map(({ title, text, command, to, more }) => (
          <li key={title} className={styles.feature}>
            <h3>{title}</h3>
            <p>{text}</p>
            <CodeBlock language="bash">{command}</CodeBlock>
            <Link to={to}>{more}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
