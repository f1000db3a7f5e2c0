/** `veloci graph`: everything known about a site before anything is rendered, as JSON. */

import { makeReporter } from "../report/reporter.ts";
import { makeProgress } from "../terminal/progress.ts";
import { defineCommand } from "./command.ts";
import { showDiagnostics } from "./show.ts";
import { CONFIG_OPTION, locateSite, SITE_ARGUMENT } from "./site-folder.ts";

export const graph = defineCommand({
  name: "graph",
  summary: "Print everything known about the site as JSON: config, documents, routes, diagnostics.",
  argument: SITE_ARGUMENT,
  options: { config: CONFIG_OPTION },
  notes: ["The JSON is indented on a terminal and one line elsewhere; diagnostics are also shown beside it."],
  async run({ argument, options: { config } }, context) {
    const start = makeReporter();
    const site = locateSite({ cwd: context.cwd, siteDir: argument, config }, start);
    if (!site) {
      showDiagnostics(start.diagnostics, context.cwd, context);
      return 2;
    }
    const { loadGraph } = await context.loadPipeline();
    const request = {
      siteDir: site.siteDir,
      progress: makeProgress(),
      ...(config !== undefined && { configPath: config }),
    };
    const loaded = await loadGraph(request);
    if (loaded.graph) {
      const text = JSON.stringify(
        { ...loaded.graph, diagnostics: loaded.report.diagnostics },
        null,
        context.out.interactive ? 2 : 0,
      );
      context.out.write(`${text}\n`);
    }
    showDiagnostics(loaded.report.diagnostics, site.siteDir, context);
    return loaded.report.hasErrors ? 1 : 0;
  },
});
