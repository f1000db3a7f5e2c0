/** The style sheet of changelogs, in the head of their pages. */

import Head from "@docusaurus/Head";
import type { ReactElement } from "react";
import styles from "../styles.css" with { type: "text" };

export default function ChangelogStyles(): ReactElement {
  return (
    <Head>
      <style>{styles.replace(/\/\*.*?\*\/|\s+/gs, " ")}</style>
    </Head>
  );
}
