/** Three ways to begin, each with the command that readers copy. */

import Link from "@docusaurus/Link";
import type { ReactElement } from "react";
import Command from "./Command";
import styles from "./Ways.module.css";

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
    text: "Keep the config, folders and components. The check names every file and line that Veloci treats differently.",
    command: "veloci check my-site",
    to: "/docs/installation#a-site-you-have-already",
    more: "Build your site",
  },
  {
    title: "Build it in CI",
    text: "One file to download, one command to run. A broken link fails the build and names its line.",
    command: "veloci build my-site",
    to: "/docs/deployment#ci",
    more: "Choose a host",
  },
];

export default function Ways(): ReactElement {
  return (
    <ol className={styles.ways}>
      {WAYS.map(({ title, text, command, to, more }) => (
        <li key={title} className={styles.way}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
          <Command>{command}</Command>
          <Link className={styles.more} to={to}>
            {more}
          </Link>
        </li>
      ))}
    </ol>
  );
}
