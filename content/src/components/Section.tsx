/** A part of the home page: a heading, a sentence about it, and what it shows. */

import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";
import styles from "./Section.module.css";

interface Props {
  readonly id?: string;
  readonly title: string;
  readonly lead: ReactNode;
  /** On tinted ground, to set it apart from its neighbors. */
  readonly tinted?: boolean;
  /** The heading beside the content instead of above it, where there is room. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

export default function Section({ id, title, lead, tinted, beside, children }: Props): ReactElement {
  return (
    <section id={id} className={clsx(styles.section, tinted && styles.tinted)}>
      <div className={clsx("container", beside && styles.beside)}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
