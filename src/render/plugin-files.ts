/** Writes the files that plugins add after all others, such as feeds and the sitemap. */

import { contentOf } from "../graph/content-of.ts";
import type { OutputFile } from "../model/build.ts";
import { collectAfter } from "../system/garbage.ts";
import { makeBodyHtml } from "./body-html.ts";
import { toTagTexts } from "./page-tags.ts";
import { makeBodyContext } from "./body-context.ts";
import type { Rendering } from "./rendering.ts";

export interface WrittenFolder {
  /** Absolute path. */
  readonly outDir: string;
  /** Lists the output paths that contain a content hash. */
  readonly hashed: () => Iterable<string>;
}

/** Asks one plugin after the other, and writes its files before the next. */
export async function* pluginFiles(
  rendering: Rendering,
  { outDir, hashed }: WrittenFolder,
): AsyncGenerator<OutputFile> {
  const { graph, chunks, plugins, bundle, site, report, noIndex, staticPaths: staticFiles } = rendering;
  const bodyHtml = makeBodyHtml({ graph, bodies: makeBodyContext(bundle, site) });
  let hashedPaths: ReadonlySet<string> | undefined;
  const { serviceWorker } = bundle;
  const isHashed = (path: string): boolean => (hashedPaths ??= new Set(hashed())).has(path);
  const known = {
    site: graph.site,
    graph,
    chunks,
    plugins,
    report,
    noIndex,
    staticFiles,
    outDir,
    bodyHtml,
    tags: toTagTexts(rendering.tags),
    generatedFiles: () => bundle.generatedFiles(site),
    isHashed,
    serviceWorker,
  };
  for (const plugin of plugins.toSorted(
    (one, other) => Number(one.readsOutput ?? false) - Number(other.readsOutput ?? false),
  )) {
    if (!plugin.afterBuild) continue;
    // What earlier files were made of.
    collectAfter(graph.routes.length);
    const files: OutputFile[] = [];
    const write = (path: string, content: string | Uint8Array): void => {
      files.push({ path, content, source: `the plugin ${plugin.name}` });
    };
    await plugin.afterBuild({ ...known, write }, contentOf(graph, plugin));
    yield* files;
  }
}
