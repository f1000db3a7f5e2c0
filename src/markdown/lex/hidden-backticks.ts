/**
 * In the label of a link, `marked` pairs backticks one by one, whatever their number. So those that begin and end no code
 * are hidden while it reads a link, by a character of the same length, so that places stay.
 */

import type { Token } from "marked";

const HIDDEN = "\x81";

/** Each run of backticks, and each escaped character. */
const RUN = /\\[^]|`+/g;

/** Inline text in which backticks are hidden unless they begin or end code. In linear time. */
export function hideBackticks(text: string): string {
  if (!text.includes("`") || text.includes(HIDDEN)) return text;
  const last = new Map<number, number>();
  for (const { 0: run, index } of text.matchAll(/`+/g)) last.set(run.length, index);
  const runs = new RegExp(RUN);
  let masked = "";
  let from = 0;
  for (let found; (found = runs.exec(text)) !== null;) {
    const [run] = found;
    if (run.startsWith("\\")) continue;
    const start = runs.lastIndex;
    masked += text.slice(from, found.index);
    from = start;
    if ((last.get(run.length) ?? 0) > found.index) from = runs.lastIndex = endOfCode(text, run, start);
    masked += from === start ? HIDDEN.repeat(run.length) : maskCode(text.slice(found.index, from), run.length);
  }
  return masked + text.slice(from);
}

/** Where the code ends that `run` begins, whose text starts at `start`. */
function endOfCode(text: string, run: string, start: number): number {
  const runs = /`+/g;
  runs.lastIndex = start;
  while (runs.exec(text)?.[0] !== run);
  return runs.lastIndex;
}

function maskCode(code: string, length: number): string {
  const inner = code.slice(length, -length);
  return code.slice(0, length) + inner.replaceAll("`", HIDDEN) + code.slice(-length);
}

/** The token, with its hidden backticks in all its texts. */
export function showBackticks<T extends Token>(token: T | undefined): T | undefined {
  if (token?.raw.includes(HIDDEN)) show(token);
  return token;
}

function show(token: object): void {
  for (const [name, value] of Object.entries(token)) {
    if (typeof value === "string") Object.assign(token, { [name]: value.replaceAll(HIDDEN, "`") });
    else if (typeof value === "object" && value !== null) show(value);
  }
}
