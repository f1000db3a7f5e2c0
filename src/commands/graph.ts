/** `veloci graph`: everything known about a site before anything is rendered, as JSON. */

import { withPlainSigns } from "../markdown/signs.ts";
import type { GraphFacts } from "../model/json-report.ts";
import { pathWords } from "../config/issue-words.ts";
import { toPlainData } from "../config/plain-data.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Graph } from "../model/graph.ts";
import { makeReporter } from "../report/reporter.ts";
import { makeProgress } from "../terminal/progress.ts";
import { defineCommand } from "./command.ts";
import { JSON_OPTION } from "./report-format.ts";
import { CONFIG_OPTION, locateSite, SITE_ARGUMENT } from "./site-folder.ts";

export const graph = defineCommand({
  name: "graph",
  summary: "Print everything known about the site as JSON: config, documents, routes, diagnostics.",
  argument: SITE_ARGUMENT,
  options: { config: CONFIG_OPTION, json: JSON_OPTION },
  notes: [
    "The JSON is indented on a terminal and one line elsewhere. Diagnostics are part of it, and are also shown on standard error unless `--json` is given.",
  ],
  printsData: true,
  async run({ argument, options: { config } }, context) {
    const start = makeReporter();
    const site = locateSite({ cwd: context.cwd, siteDir: argument, config }, start);
    if (!site) return { code: 2, diagnostics: start.diagnostics };
    const { siteDir, distDir: outDir } = site;
    const { loadGraph } = await context.loadPipeline();
    const { siteCode } = context;
    const request = {
      siteDir,
      outDir,
      progress: makeProgress(),
      siteCode,
      ...(config !== undefined && { configPath: config }),
    };
    const { graph: loaded, report } = await loadGraph(request);
    const facts: GraphFacts = loaded ? withPlainContent(loaded, report) : {};
    const { diagnostics, hasErrors } = report;
    const value = { ...facts, diagnostics };
    return {
      code: hasErrors ? 1 : 0,
      siteDir,
      diagnostics,
      facts,
      ...(loaded && { output: `${withPlainSigns(JSON.stringify(value, null, context.out.interactive ? 2 : 0))}\n` }),
    };
  },
});

/** Plugins of a site may keep anything as their content. Diagnostic: `not-plain-data` for what JSON cannot hold of it. */
function withPlainContent(whole: Graph, report: Reporter): Graph {
  const plugins = whole.plugins.map(({ content, ...entry }) => {
    const plain = toPlainData(content, ({ path, what }) => {
      const subject = path.length === 0 ? "The content" : `\`${pathWords(path)}\` in the data`;
      const message = `${subject} of the plugin \`${entry.name}\` ${what}.`;
      report.add({ code: "not-plain-data", severity: "warning", message });
    });
    return { ...entry, content: plain ?? null };
  });
  return { ...whole, plugins };
}
