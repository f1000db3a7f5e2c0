import { Glob } from "bun";

/** Whether a path matches one of the globs. `/tests/**` also matches `/tests`, with or without a trailing slash. */
export function makePathFilter(patterns: readonly string[]): (path: string) => boolean {
  const globs = patterns.flatMap((pattern) =>
    pattern.endsWith("/**") ? [new Glob(pattern), new Glob(pattern.slice(0, -3))] : [new Glob(pattern)],
  );
  return (path) => globs.some((glob) => glob.match(path) || glob.match(path.replace(/(?<=.)\/$/, "")));
}
