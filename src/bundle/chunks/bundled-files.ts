/** Finds the source files of a bundle. */

import { resolve } from "node:path";

/**
 * Files whose code or rules the outputs contain. Unused modules do not count; style sheets always do. `root`: the
 * folder that a plugin's names start from (`css-module:src/a.module.css`, `loaded:text:/site/a.txt`).
 */
export function bundledFiles({ metafile }: Bun.BuildOutput, root: string): string[] {
  if (!metafile) return [];
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  const sheets = Object.keys(metafile.inputs).filter((path) => path.endsWith(".css"));
  return [...new Set([...used, ...sheets])].map((path) => toAbsolute(path, root));
}

/** All files that the bundler read, whether it used them or not. */
export function readFiles({ metafile }: Bun.BuildOutput, root: string): string[] {
  return Object.keys(metafile?.inputs ?? {}).map((path) => toAbsolute(path, root));
}

function toAbsolute(path: string, root: string): string {
  const [, inPlugin] = /^(?:[\w-]{2,}:)+(.*)$/.exec(path) ?? [];
  return inPlugin === undefined ? resolve(path) : resolve(root, inPlugin);
}

/** The importers of a file, by absolute path: the importer's path and the specifier it uses. */
export type Importers = ReadonlyMap<string, readonly { readonly file: string; readonly specifier: string }[]>;

/** The reversed imports of a bundle. */
export function toImporters({ metafile }: Bun.BuildOutput): Importers {
  const importers = new Map<string, { readonly file: string; readonly specifier: string }[]>();
  for (const [path, { imports }] of Object.entries(metafile?.inputs ?? {})) {
    for (const { path: imported, original } of imports) {
      const target = resolve(imported);
      const list = importers.get(target) ?? [];
      importers.set(target, list);
      list.push({ file: resolve(path), specifier: original ?? imported });
    }
  }
  return importers;
}
