/** Files that plugins write once everything else is known: feeds, sitemap. */

import { contentOf } from "../graph/plugin-content.ts";
import type { OutputFile } from "../model/build.ts";
import { makeBodyHtml } from "./body-html.ts";
import { makeBodyContext } from "./renderer.ts";
import type { Rendering } from "./rendering.ts";

/** Asks each plugin in turn. */
export async function* pluginFiles(rendering: Rendering): AsyncGenerator<OutputFile> {
  const { graph, chunks, plugins, bundle, site, report, noIndex, staticPaths: staticFiles } = rendering;
  const bodyHtml = makeBodyHtml({ graph, bodies: makeBodyContext(bundle.server, site) });
  for (const plugin of plugins) {
    const files: OutputFile[] = [];
    const write = (path: string, content: string | Uint8Array): void => {
      files.push({ path, content, source: `the plugin ${plugin.name}` });
    };
    const output = { site: graph.site, graph, chunks, report, noIndex, staticFiles, write, bodyHtml };
    await plugin.afterBuild?.(output, contentOf(graph, plugin));
    yield* files;
  }
}
