/** Finds where plain inline text ends. In: text that begins no markup. Out: the offset of the next sign that may. */

const STOP =
  /[\\<[`*~{@]|!\[|(?<![A-Za-z\d_])_|(?<![A-Za-z\d])(?:https?:\/\/|ftp:\/\/|www\.|mailto:|xmpp:)|(?<! ) {2,}\n/gi;
const LOCAL_PART = /[\w.+-]/;

/** Offset at which text that begins at the start of `src` ends; at least 1. */
export function findTextEnd(src: string): number {
  if (src.startsWith("__")) return 1;
  let from = runLength(src);
  for (;;) {
    STOP.lastIndex = from;
    const match = STOP.exec(src);
    if (match === null) return src.length;
    if (match[0] !== "@") return match.index;
    const start = addressStart(src, match.index);
    if (start > 0) return start;
    from = match.index + 1;
  }
}

/**
 * The text at least: one character, or a run of backticks or tildes that closes nothing. Of underscores the second may
 * begin emphasis where the first did not.
 */
function runLength(src: string): number {
  const first = src[0];
  let length = 1;
  if (first === "`" || first === "~") while (src[length] === first) length++;
  return length;
}

/** Offset of a mail address whose `@` is at `at`; 0 when there is none before it. */
function addressStart(src: string, at: number): number {
  let start = at;
  while (start > 0 && LOCAL_PART.test(src.charAt(start - 1))) start--;
  return start === at ? 0 : start;
}
