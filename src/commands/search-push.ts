/** `veloci search:push`: updates the index of the site's hosted search. */

import { type HostedEngineName, type HostedSearch, hostedSearchOf } from "../lookup/hosted-search.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Graph } from "../model/graph.ts";
import type { SearchPushFacts } from "../model/json-report.ts";
import type { PushResult } from "../search/push/push-records.ts";
import { formatCount } from "../terminal/figures.ts";
import { makeProgress } from "../terminal/progress.ts";
import { makeStageLines } from "../terminal/stage-lines.ts";
import { type CommandContext, defineCommand } from "./command.ts";
import { JSON_OPTION } from "./report-format.ts";
import { CONFIG_OPTION, openSite, SITE_ARGUMENT } from "./site-folder.ts";

/** The environment variable with the write key of each engine, and the engine's term for it. */
const KEYS: Readonly<Record<HostedEngineName, { readonly variable: string; readonly title: string }>> = {
  algolia: { variable: "ALGOLIA_ADMIN_KEY", title: "Algolia" },
  typesense: { variable: "TYPESENSE_ADMIN_KEY", title: "Typesense" },
  meilisearch: { variable: "MEILISEARCH_ADMIN_KEY", title: "Meilisearch" },
};

export const searchPush = defineCommand({
  name: "search:push",
  summary: "Send the site's records to its hosted search: only those that changed since the last push.",
  argument: SITE_ARGUMENT,
  options: {
    config: CONFIG_OPTION,
    "dry-run": { type: "flag", doc: "Show what would be sent, and send nothing." },
    json: JSON_OPTION,
  },
  notes: [
    "`themeConfig.algolia` or `themeConfig.search.provider` sets the engine. The key with write access comes from the environment: `ALGOLIA_ADMIN_KEY`, `TYPESENSE_ADMIN_KEY` or `MEILISEARCH_ADMIN_KEY`.",
    "Requests that a busy server rejects are retried. Records of other sites, languages and programs in the same index stay untouched.",
  ],
  async run({ argument, options: { config, "dry-run": isDryRun, json } }, context) {
    const site = openSite({ siteDir: argument, config }, context);
    if ("ending" in site) return site.ending;
    const { siteDir, distDir: outDir } = site;
    const { loadGraph } = await context.loadPipeline(siteDir);
    const lines = context.err.interactive && !json ? makeStageLines(context.err) : undefined;
    const progress = makeProgress(lines && { watcher: lines });
    const { report, graph } = await loadGraph({ ...site.request, outDir, progress });
    if (!graph || report.hasErrors) return { code: 1, siteDir, diagnostics: report.diagnostics };
    const target = findTarget(graph, context);
    if ("problem" in target) return { code: 1, siteDir, diagnostics: [...report.diagnostics, target.problem] };
    const ending = await progress.stage("push", (tick) => runPush({ ...target, graph, isDryRun, tick }));
    const diagnostics = [...report.diagnostics, ...ending.problems];
    const { result, records } = ending;
    if (!result) return { code: 1, siteDir, diagnostics };
    const { foreign: _foreign, ...figures } = result;
    const { engine, indexName } = target.hosted;
    return {
      code: 0,
      siteDir,
      diagnostics,
      facts: { engine, index: indexName, dryRun: isDryRun, records, ...figures } satisfies SearchPushFacts,
      summary: { on: "out", text: toSummary(result, target.hosted, isDryRun) },
    };
  },
});

interface Target {
  readonly hosted: HostedSearch;
  readonly key: string;
}

/** Finds the engine and its key. Diagnostics: `no-hosted-search` and `missing-search-key`. */
function findTarget({ site }: Graph, { env }: CommandContext): Target | { readonly problem: Diagnostic } {
  const hosted = hostedSearchOf(site.config.themeConfig);
  const severity = "error";
  if (!hosted) {
    const message = "The site has no hosted search to push to.";
    const hint = "Set `themeConfig.algolia` or `themeConfig.search.provider`. The local search needs no push.";
    return { problem: { code: "no-hosted-search", severity, message, hint } };
  }
  const { variable, title } = KEYS[hosted.engine];
  const key = env[variable];
  if (key !== undefined && key !== "") return { hosted, key };
  const message = `The environment variable \`${variable}\` is not set.`;
  const hint = `Set it to a key of ${title} that may read and write the index \`${hosted.indexName}\`. The key in the config can only search.`;
  return { problem: { code: "missing-search-key", severity, message, hint } };
}

interface Run extends Target {
  readonly graph: Graph;
  readonly isDryRun: boolean;
  readonly tick: (done: number, total: number) => void;
}

interface Ending {
  /** Absent if the engine failed. */
  readonly result?: PushResult;
  readonly problems: readonly Diagnostic[];
  /** Number of records of the site. */
  readonly records: number;
}

/** Sends the records. Diagnostics: `search-refused`, `search-unreachable`, `search-failed` and `foreign-search-records`. */
async function runPush({ graph, ...rest }: Run): Promise<Ending> {
  const [{ toRecords }, { pushRecords }, { RequestFailure }] = await Promise.all([
    import("../search/push/records.ts"),
    import("../search/push/push-records.ts"),
    import("../search/push/requester.ts"),
  ]);
  const { url, baseUrl } = graph.site.config;
  const records = toRecords(graph);
  const siteUrl = new URL(baseUrl, url).href;
  try {
    const result = await pushRecords({ ...rest, records, siteUrl, language: graph.site.locale });
    return { result, records: records.length, problems: result.foreign > 0 ? [toForeign(result, rest.hosted)] : [] };
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    const { variable } = KEYS[rest.hosted.engine];
    const hint = {
      refused: `Check the key in \`${variable}\`: it must be allowed to read and to write the index.`,
      unreachable: "Check the network and the address in the config. Records that were already sent stay in the index.",
      failed: "Records that were already sent stay in the index. The next push sends the rest.",
    }[error.kind];
    const problem = {
      code: `search-${error.kind}`,
      severity: "error",
      message: `The push failed: ${error.message}`,
      hint,
    } as const;
    return { problems: [problem], records: records.length };
  }
}

function toForeign({ foreign }: PushResult, { indexName }: HostedSearch): Diagnostic {
  const message = `The index \`${indexName}\` has ${formatCount(foreign, "record")} of this site that Veloci did not write.`;
  const hint =
    "Readers see them next to the records that Veloci wrote. Stop the crawler that writes them and delete them, or use another index.";
  return { code: "foreign-search-records", severity: "warning", message, hint };
}

function toSummary(result: PushResult, { indexName, engine }: HostedSearch, isDryRun: boolean): string {
  const { added, changed, removed, unchanged } = result;
  const counts = `${added} new, ${changed} changed, ${removed} removed, ${unchanged} unchanged`;
  const where = `\`${indexName}\` at ${KEYS[engine].title}`;
  return isDryRun ? `A push would change ${where}: ${counts}. Nothing was sent.` : `Pushed to ${where}: ${counts}.`;
}
