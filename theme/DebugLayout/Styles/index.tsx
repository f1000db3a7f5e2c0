/** The style sheet of the debug pages, which only they load. */

import Head from "@docusaurus/Head";
import type { ReactElement } from "react";
import styles from "../styles.css" with { type: "text" };

export default function DebugStyles(): ReactElement {
  return (
    <Head>
      <style>{styles.replace(/\/\*.*?\*\/|\s+/gs, " ")}</style>
    </Head>
  );
}
