/** Checks an assembled site: its own code, the optional rules and external links. */

import { readFile } from "node:fs/promises";
import { checkExternalLinks } from "../check/check-external.ts";
import { findExternalLinks } from "../check/external-links.ts";
import { parseIgnoredLinks } from "../check/ignored-links.ts";
import { runRules } from "../check/rules.ts";
import { makeSiteTexts } from "../check/site-texts.ts";
import type { LoadedSite } from "../config/loaded-site.ts";
import type { CheckRequest, CheckResult, ExternalFacts } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";
import { type BundleGraphRequest, checkCode } from "./bundle-graph.ts";

interface GraphToCheck extends Pick<BundleGraphRequest, "graph" | "plugins" | "workDir" | "report"> {
  readonly locate: LoadedSite["locate"];
  readonly request: CheckRequest;
}

/** Runs the checks. */
export async function checkGraph(requested: GraphToCheck): Promise<Omit<CheckResult, "report">> {
  const { graph, plugins, request, workDir, report } = requested;
  const { progress, rules } = request;
  await checkCode({ graph, plugins, workDir, progress, report });
  const texts = makeSiteTexts(graph);
  if (rules.length > 0) await progress.stage("rules", () => runRules(rules, { graph, texts, report }));
  const links = request.external && (await findExternalLinks({ graph, texts, locate: requested.locate }));
  const external = links && (await askExternal(requested, links));
  const documents = Object.keys(graph.documents).length;
  return { pages: graph.routes.length, documents, ...(external && { external }) };
}

async function askExternal(
  { request, report }: GraphToCheck,
  links: Awaited<ReturnType<typeof findExternalLinks>>,
): Promise<ExternalFacts | undefined> {
  const { siteDir, progress, external } = request;
  if (!external) return undefined;
  const isIgnored = await readIgnored(external.ignoreFile, report);
  if (!isIgnored) return undefined;
  const ask = { version: external.version, retries: 2, timeout: 15_000, pause: 500 };
  return progress.stage("external links", (tick) =>
    checkExternalLinks({ siteDir, links, isIgnored, ask, tick, report }),
  );
}

/** Diagnostic: `unreadable-file`. */
async function readIgnored(
  path: string | undefined,
  report: Reporter,
): Promise<((url: string) => boolean) | undefined> {
  if (path === undefined) return () => false;
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text !== undefined) return parseIgnoredLinks(text);
  const message = `The list of ignored links \`${path}\` cannot be read.`;
  report.error({ code: "unreadable-file", message, hint: "Correct the path after `--ignore`." });
  return undefined;
}
