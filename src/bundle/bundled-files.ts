/** Which files a bundle is made of. In: what the bundler returned. Out: absolute paths. */

import { resolve } from "node:path";

/** Files whose code or rules the outputs have. Modules that were left out as unused do not count; style sheets always do. */
export function bundledFiles({ metafile }: Bun.BuildOutput): string[] {
  if (!metafile) return [];
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  const sheets = Object.keys(metafile.inputs).filter((path) => path.endsWith(".css"));
  return [...new Set([...used, ...sheets])].map((path) => resolve(path));
}
