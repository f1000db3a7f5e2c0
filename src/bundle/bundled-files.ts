/** Which files a bundle is made of. In: what the bundler returned. Out: absolute paths. */

import { resolve } from "node:path";

/**
 * Files whose code or rules the outputs have. Modules that were left out as unused do not count; style sheets always do.
 * `root`: the folder that names of a plugin start from (`css-module:src/a.module.css`, `react-module:react-dom/client`).
 */
export function bundledFiles({ metafile }: Bun.BuildOutput, root: string): string[] {
  if (!metafile) return [];
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  const sheets = Object.keys(metafile.inputs).filter((path) => path.endsWith(".css"));
  return [...new Set([...used, ...sheets])].map((path) => {
    const [, inPlugin] = /^[\w-]{2,}:(.*)$/.exec(path) ?? [];
    return inPlugin === undefined ? resolve(path) : resolve(root, inPlugin);
  });
}
