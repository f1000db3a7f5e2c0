/** Finds the chunks that a chunk loads. */

import { dirname, join } from "node:path/posix";

type Files = Readonly<Record<string, string>>;

/** Output paths of the chunks that a chunk imports statically, directly or indirectly. */
export function staticImports(files: Files, entry: string): string[] {
  return reach(files, entry, (kind) => kind === "import-statement");
}

/** Output paths of a chunk and of all that it may ever load, without crossing those of `beyond`. */
export function allImports(files: Files, entry: string, beyond: ReadonlySet<string>): string[] {
  return [entry, ...reach(files, entry, (_, path) => !beyond.has(path))];
}

function reach(files: Files, entry: string, follows: (kind: string, path: string) => boolean): string[] {
  const transpiler = new Bun.Transpiler({ loader: "js" });
  const found = new Set<string>();
  const visit = (file: string): void => {
    for (const { kind, path } of transpiler.scanImports(files[file] ?? "")) {
      const target = join(dirname(file), path);
      if (found.has(target) || !follows(kind, target)) continue;
      found.add(target);
      visit(target);
    }
  };
  visit(entry);
  return [...found];
}
