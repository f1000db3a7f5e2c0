/**
 * Imports with a loader prefix (`!!raw-loader!./a.txt`), as sites write them for webpack. Returns the file and what to
 * import of it; `undefined` for other modules and other loaders.
 */

export interface LoadedFile {
  /** `text`: its text. `url`: its URL in the output. */
  readonly as: "text" | "url";
  /** The rest of the name: `./a.txt`, `@site/a.txt`. */
  readonly file: string;
}

export const LOADER_PREFIX = /^[-!]*(raw|url|file)-loader(?:\?[^!]*)?!([^!]+)$/;

/** Parses a module name. */
export function readLoaderPrefix(name: string): LoadedFile | undefined {
  const [, loader, file] = LOADER_PREFIX.exec(name) ?? [];
  return file === undefined ? undefined : { as: loader === "raw" ? "text" : "url", file };
}
