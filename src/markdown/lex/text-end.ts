const STOP =
  /[\\<[`*~{@]|!\[|(?<![A-Za-z\d_])_|(?<![A-Za-z\d])(?:https?:\/\/|ftp:\/\/|www\.|mailto:|xmpp:)|(?<! ) {2,}\n/gi;
const STOP_OR_DOLLAR = new RegExp(`${STOP.source}|\\$`, "gi");
const LOCAL_PART = /[\w.+-]/;

/** Where the plain inline text at the start of `src` ends; at least at 1. `dollars`: they are plain text. */
export function findTextEnd(src: string, dollars = false): number {
  if (src.startsWith("__")) return 1;
  const stop = dollars ? STOP_OR_DOLLAR : STOP;
  let from = runLength(src);
  for (;;) {
    stop.lastIndex = from;
    const match = stop.exec(src);
    if (match === null) return src.length;
    if (match[0] !== "@") return match.index;
    const start = addressStart(src, match.index);
    if (start > 0) return start;
    from = match.index + 1;
  }
}

/**
 * Minimum text: one character, or a run of backticks, tildes or dollar signs that closes nothing. The second underscore
 * may begin emphasis where the first did not.
 */
function runLength(src: string): number {
  const first = src[0];
  let length = 1;
  if (first === "`" || first === "~" || first === "$") while (src[length] === first) length++;
  return length;
}

/** Offset of the email address whose `@` is at `at`; 0 if there is none. */
function addressStart(src: string, at: number): number {
  let start = at;
  while (start > 0 && LOCAL_PART.test(src.charAt(start - 1))) start--;
  return start === at ? 0 : start;
}
