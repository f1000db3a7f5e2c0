/** A terminal that plays a recorded session: `bun scripts/screenshots/record.ts` runs the commands and keeps what they print. */

import clsx from "clsx";
import type { CSSProperties, ReactElement } from "react";
import recorded from "../figures/session.json";
import styles from "./Terminal.module.css";

interface Span {
  readonly text: string;
  readonly style?: string;
}

interface Line {
  readonly command?: string;
  readonly spans: readonly Span[];
  /** When it appears, in seconds. */
  readonly at: number;
}

/** Seconds that a letter, a build, and reading what it printed take. */
const PACE = { letter: 0.045, build: 0.5, line: 0.04, pause: 1.3 } as const;

/** All lines in order, each with its moment. The session is there from the start; style sheets let it appear line by line. */
function toLines(): readonly Line[] {
  const lines: Line[] = [];
  let at = 0.6;
  for (const { command, lines: output } of recorded.steps) {
    lines.push({ command, spans: [], at });
    at += command.length * PACE.letter + PACE.build;
    for (const spans of output) lines.push({ spans, at: (at += PACE.line) });
    if (output.length > 0) at += PACE.pause;
  }
  return lines;
}

const LINES = toLines();

function timing({ at, command = "" }: Line): CSSProperties {
  return { "--at": `${at.toFixed(2)}s`, "--letters": command.length, "--typing": `${(command.length * PACE.letter).toFixed(2)}s` } as CSSProperties;
}

function Row({ line }: { readonly line: Line }): ReactElement {
  const { command, spans } = line;
  if (command !== undefined)
    return (
      <span className={clsx(styles.line, styles.typed)} style={timing(line)}>
        <span className={styles.prompt}>$ </span>
        <span className={styles.command}>{command}</span>
      </span>
    );
  return (
    <span className={styles.line} style={timing(line)}>
      {spans.map(({ text, style }, index) => (
        <span key={index} className={style && styles[style]}>
          {text}
        </span>
      ))}
      {spans.length === 0 && " "}
    </span>
  );
}

export default function Terminal(): ReactElement {
  return (
    <figure className={styles.terminal}>
      <figcaption className={styles.bar}>
        <span className={styles.lights} aria-hidden="true" />
        my-site
      </figcaption>
      <pre className={styles.session} tabIndex={0} aria-label="A build finds a broken link, and succeeds after a fix">
        <code>
          {LINES.map((line, index) => (
            <Row key={index} line={line} />
          ))}
        </code>
      </pre>
    </figure>
  );
}
