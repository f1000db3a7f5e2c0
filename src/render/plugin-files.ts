/** Files that plugins write once everything else is on the disk: feeds, sitemap. In: the folder. Out: what they give to be written. */

import { contentOf } from "../graph/plugin-content.ts";
import type { OutputFile } from "../model/build.ts";
import { makeBodyHtml } from "./body-html.ts";
import { makeBodyContext } from "./renderer.ts";
import type { Rendering } from "./rendering.ts";

/** Asks each plugin in turn; what one gives is written before the next one is asked. */
export async function* pluginFiles(rendering: Rendering, outDir: string): AsyncGenerator<OutputFile> {
  const { graph, chunks, plugins, bundle, site, report, noIndex, staticPaths: staticFiles } = rendering;
  const bodyHtml = makeBodyHtml({ graph, bodies: makeBodyContext(bundle.server, site) });
  for (const plugin of plugins) {
    const files: OutputFile[] = [];
    const write = (path: string, content: string | Uint8Array): void => {
      files.push({ path, content, source: `the plugin ${plugin.name}` });
    };
    const output = { site: graph.site, graph, chunks, report, noIndex, staticFiles, outDir, write, bodyHtml };
    await plugin.afterBuild?.(output, contentOf(graph, plugin));
    yield* files;
  }
}
