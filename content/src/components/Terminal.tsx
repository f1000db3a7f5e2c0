/** A terminal session on the home page. Its words are those of the program; figures are left out, since they are your machine's. */

import type { ReactElement } from "react";
import styles from "./Terminal.module.css";

export default function Terminal(): ReactElement {
  return (
    <figure className={styles.terminal}>
      <figcaption className={styles.bar}>A build that finds a mistake</figcaption>
      <pre className={styles.session}>
        <code>
          <span className={styles.prompt}>$ </span>
          {"veloci build\n\n"}
        </code>
      </pre>
    </figure>
  );
}
