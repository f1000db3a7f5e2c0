/** `veloci graph`: prints everything known about a site before rendering, as JSON. */

import type { Graph } from "../model/graph.ts";
import type { GraphFacts } from "../model/json-report.ts";
import { defineCommand } from "./command.ts";
import { JSON_OPTION } from "./report-format.ts";
import { CONFIG_OPTION, openSite, ONE_LOCALE_OPTION, SITE_ARGUMENT } from "./site-folder.ts";

export const graph = defineCommand({
  name: "graph",
  summary: "Print everything known about the site as JSON: config, documents, routes, diagnostics.",
  argument: SITE_ARGUMENT,
  options: { locale: ONE_LOCALE_OPTION, config: CONFIG_OPTION, json: JSON_OPTION },
  notes: [
    "The JSON is indented on a terminal, and on one line elsewhere. It includes the diagnostics, which are also printed to standard error unless `--json` is given.",
  ],
  printsData: true,
  async run({ argument, options: { config, locale } }, context) {
    const site = openSite({ siteDir: argument, config }, context);
    if ("ending" in site) return site.ending;
    const { siteDir, distDir: outDir, request } = site;
    const { loadGraph } = await context.loadPipeline(siteDir);
    const locales = locale !== undefined && { locales: [locale] };
    const { graph: loaded, report } = await loadGraph({ ...request, outDir, ...locales });
    const facts: GraphFacts = loaded ? withoutScripts(loaded) : {};
    const { diagnostics, hasErrors } = report;
    const value = { ...facts, diagnostics };
    return {
      code: hasErrors ? 1 : 0,
      siteDir,
      diagnostics,
      facts,
      ...(loaded && { output: `${JSON.stringify(value, null, context.out.interactive ? 2 : 0)}\n` }),
    };
  },
});

/** Leaves out the scripts of Prism, which are the same for all sites. */
function withoutScripts(all: Graph): GraphFacts {
  const { grammars: _scripts, ...site } = all.site;
  return { ...all, site };
}
