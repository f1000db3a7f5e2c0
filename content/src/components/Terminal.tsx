/** A terminal session on the home page. It shows the program's own words, without durations, which differ between machines. */

import type { ReactElement } from "react";
import styles from "./Terminal.module.css";

export default function Terminal(): ReactElement {
  return (
    <figure className={styles.terminal}>
      <figcaption className={styles.bar}>A build that finds a mistake</figcaption>
      <pre className={styles.session}>
        <code>
          <span className={styles.prompt}>$ </span>
          {"veloci build\n"}
          <span className={styles.error}>error[broken-link]</span>
          {" Broken link `/docs/instal`: no page at `/docs/instal`.\n"}
          <span className={styles.place}>{"  docs/intro.md:5:20\n"}</span>
          <span className={styles.dim}>{"  5 |"}</span>
          {" First [install it](/docs/instal).\n"}
          <span className={styles.dim}>{"    |"}</span>
          <span className={styles.error}>{"                    ^^^^^^^^^^^^\n"}</span>
          <span className={styles.help}>{"  help:"}</span>
          {" Did you mean `/docs/install`?\n        `onBrokenLinks` relaxes this check.\n\n"}
          <span className={styles.error}>Nothing built:</span>
          {" 1 error. `dist` is unchanged."}
        </code>
      </pre>
    </figure>
  );
}
