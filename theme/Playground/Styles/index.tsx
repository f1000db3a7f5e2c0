/** The style sheet of live editors, which only their pages load. */

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
