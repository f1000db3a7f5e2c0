/** Source maps of generated scripts. */

import { SourceMap, type SourceMapPayload } from "node:module";
import { resolve } from "node:path";

const INLINE_MAP = /(?<=\n\/\/# sourceMappingURL=data:application\/json;base64,)\S+/;

/**
 * Makes the paths in an inline source map absolute: the bundler writes them relative to the current folder, the runtime
 * reads them relative to the script.
 */
export function withSourcePaths(script: string): string {
  return script.replace(INLINE_MAP, (encoded) => {
    const map = JSON.parse(Buffer.from(encoded, "base64").toString()) as { readonly sources: readonly string[] };
    const sources = map.sources.map((source) => resolve(source));
    return Buffer.from(JSON.stringify({ ...map, sources })).toString("base64");
  });
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** The source position of a position in a script. All are 1-based. */
export function findOriginal(script: string, { line, column }: Position): (Position & { file: string }) | undefined {
  const [encoded] = INLINE_MAP.exec(script) ?? [];
  if (encoded === undefined) return undefined;
  const map = new SourceMap(JSON.parse(Buffer.from(encoded, "base64").toString()) as SourceMapPayload);
  const entry = map.findEntry(line - 1, column - 1);
  if (!("originalSource" in entry)) return undefined;
  return { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}
