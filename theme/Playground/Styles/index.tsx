/** The style sheet of live editors, in the head of the pages that have one. */

import Head from "@docusaurus/Head";
import type { ReactElement } from "react";
import styles from "../styles.css" with { type: "text" };

export default function PlaygroundStyles(): ReactElement {
  return (
    <Head>
      <style>{styles.replace(/\/\*.*?\*\/|\s+/gs, " ")}</style>
    </Head>
  );
}
