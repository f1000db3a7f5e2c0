/** One command on a line of its own, with a button that copies it. */

import CodeBlock from "@theme/CodeBlock";
import type { ReactElement } from "react";
import styles from "./Command.module.css";

export default function Command({ children }: { readonly children: string }): ReactElement {
  return (
    <div className={styles.command}>
      <CodeBlock language="shell">{children}</CodeBlock>
    </div>
  );
}
