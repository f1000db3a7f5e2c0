/** Finds the chunks that a chunk loads. */

import { dirname, join } from "node:path/posix";

type Files = Readonly<Record<string, string>>;

/** Output paths of the chunks that a chunk imports statically, directly or indirectly. */
export function staticImports(files: Files, entry: string): string[] {
  return reach(files, entry, ({ isStatic }) => isStatic);
}

/** Output paths of a chunk and of all that it may ever load, without crossing those of `beyond`. */
export function allImports(files: Files, entry: string, beyond: ReadonlySet<string>): string[] {
  return [entry, ...reach(files, entry, ({ path }) => !beyond.has(path))];
}

/** An import of a file by a relative path, as the bundler writes it. Parsing the code would take as long as bundling some packages. */
const IMPORT = /\b(?:from|import)\s*(\(\s*)?["'](\.[^"'\n]+)["']/g;

interface Import {
  /** Output path. */
  readonly path: string;
  readonly isStatic: boolean;
}

function reach(files: Files, entry: string, follows: (found: Import) => boolean): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    for (const [, call, name = ""] of (files[file] ?? "").matchAll(IMPORT)) {
      const path = join(dirname(file), name);
      // A string of a package may look like an import.
      if (found.has(path) || !Object.hasOwn(files, path) || !follows({ path, isStatic: call === undefined })) continue;
      found.add(path);
      visit(path);
    }
  };
  visit(entry);
  return [...found];
}
