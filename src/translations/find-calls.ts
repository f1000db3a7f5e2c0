import type { Position } from "../model/document.ts";

interface Names {
  readonly functions: ReadonlySet<string>;
  readonly components: ReadonlySet<string>;
}

/** Finds the calls that translate texts in a module. Comments are skipped; a match inside a string counts. */
export function findCalls(text: string, { functions, components }: Names): Position[] {
  const called = [...functions].map((name) => `${escape(name)}(?=\\s*\\()`);
  const elements = [...components].map((name) => `<${escape(name)}(?=[\\s/>])`);
  const uses = new RegExp(`//[^\\n]*|/\\*[^]*?\\*/|(?<![\\w$.])(?:${[...called, ...elements].join("|")})`, "g");
  return [...text.matchAll(uses)].flatMap(({ 0: use, index }) => (use.startsWith("/") ? [] : toPosition(text, index)));
}

function escape(name: string): string {
  return name.replaceAll("$", "\\$");
}

function toPosition(text: string, index: number): Position {
  const before = text.slice(0, index).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
