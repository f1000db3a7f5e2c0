/** Files that plugins write once everything else is known: feeds, sitemap. */

import { contentOf } from "../graph/plugin-content.ts";
import type { OutputFile } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Graph } from "../model/graph.ts";
import type { Finished, Plugin } from "../model/plugin.ts";
import type { SiteData, ThemeServer } from "../model/theme.ts";
import { makeBodyHtml } from "./body-html.ts";
import { makeBodyContext } from "./renderer.ts";

export interface PluginFilesRequest extends Finished {
  readonly plugins: readonly Plugin[];
  readonly server: ThemeServer;
  readonly site: SiteData;
  readonly noIndex: ReadonlySet<string>;
  readonly staticPaths: ReadonlySet<string>;
  readonly report: Reporter;
}

/** The graph with the data that plugins give when everything else is known. */
export function withLateData(finished: Finished, plugins: readonly Plugin[]): Graph {
  const late = plugins.flatMap((plugin) =>
    Object.entries(plugin.share?.(finished) ?? {}).map(
      ([key, value]) => [`${plugin.name}/${plugin.id}/${key}`, value] as const,
    ),
  );
  const { graph } = finished;
  return late.length === 0 ? graph : { ...graph, shared: { ...graph.shared, ...Object.fromEntries(late) } };
}

/** Asks each plugin in turn. */
export async function* pluginFiles(request: PluginFilesRequest): AsyncGenerator<OutputFile> {
  const { graph, chunks, plugins, server, site, report, noIndex, staticPaths: staticFiles } = request;
  const bodyHtml = makeBodyHtml({ graph, bodies: makeBodyContext(server, site) });
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
