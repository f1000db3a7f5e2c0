/** Runs a content plugin on a temporary folder as the pipeline does. */

import { loadAssets } from "../../../src/content/assets.ts";
import { makeImageUrl } from "../../../src/content/named-images.ts";
import { readHistories } from "../../../src/content/git-history.ts";
import { compileDocuments } from "../../../src/markdown/compile-all.ts";
import type { Diagnostic } from "../../../src/model/diagnostic.ts";
import type { Json } from "../../../src/model/json.ts";
import type { Plugin, PluginFactory } from "../../../src/model/plugin.ts";
import type { Route } from "../../../src/model/route.ts";
import type { Site, SiteConfig } from "../../../src/model/site.ts";
import { makeReporter } from "../../../src/report/reporter.ts";
import { makeFolder } from "../../support/site.ts";
import { siteModel } from "./site-model.ts";

export interface PluginRun {
  readonly files: Readonly<Record<string, string>>;
  readonly options?: object;
  readonly config?: Partial<SiteConfig>;
  readonly locale?: string;
  readonly id?: string;
}

type PlainRoute = Omit<Route, "plugin">;

export interface PluginResult<C extends Json> {
  readonly site: Site;
  readonly plugin: Plugin;
  readonly content: C;
  readonly routes: readonly PlainRoute[];
  readonly shared: Readonly<Record<string, Json>>;
  readonly diagnostics: readonly string[];
  route(path: string): PlainRoute;
}

/** Reads, compiles, assembles and plans. Wrong options throw with what was reported. */
export async function runPlugin<C extends Json>(factory: PluginFactory, run: PluginRun): Promise<PluginResult<C>> {
  await using folder = await makeFolder();
  for (const [path, text] of Object.entries(run.files)) await folder.write(path, text);
  const site = { ...siteModel(run.config, folder.dir), ...(run.locale === undefined ? {} : { locale: run.locale }) };
  const report = makeReporter();
  const plugin = factory({ id: run.id ?? "default", options: run.options ?? {}, site, report });
  if (!plugin) throw new Error(report.diagnostics.map(toLine).join("\n"));
  const found = (await plugin.read?.({ site, report })) ?? { sources: [] };
  const histories = await readHistories({
    siteDir: site.dir,
    requests: found.history ? [found.history] : [],
    pages: [],
    report,
  });
  const content = { contents: [{ plugin, found }], partials: [], modules: [], histories };
  const { value: documents, diagnostics } = await compileDocuments({
    site,
    functions: {},
    content,
    siteCode: report.siteCode,
    tick: () => undefined,
  });
  for (const diagnostic of diagnostics) report.add(diagnostic);
  const originals = found.originals ?? new Map<string, string>();
  const assets = await loadAssets({ ...content, site, documents: documents.values(), originals, report });
  const imageUrl = makeImageUrl(assets, site);
  const assembled = (await plugin.assemble?.(found, { site, report, documents, histories, imageUrl })) as C;
  const routes: PlainRoute[] = [];
  const shared: Record<string, Json> = {};
  plugin.plan?.(assembled, {
    site,
    report,
    documents,
    addRoute: (route) => void routes.push(route),
    shareData: (key, value) => {
      shared[key] = value;
      return key;
    },
    isReplaced: () => false,
    copyOf: () => undefined,
    shareLater: (key) => key,
    setGlobalData: () => undefined,
  });
  const route = (path: string): PlainRoute => {
    const match = routes.find((candidate) => candidate.path === path);
    if (!match) throw new Error(`No route ${path} among ${routes.map((candidate) => candidate.path).join(" ")}`);
    return match;
  };
  return { site, plugin, content: assembled, routes, shared, diagnostics: report.diagnostics.map(toLine), route };
}

function toLine({ severity, code, message, hint, file, line, column }: Diagnostic): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  return [`${severity}[${code}]`, place, message, hint].filter(Boolean).join(" | ");
}

/** Options that keep quiet about habits most tests do not care for. */
export const quiet = { onInlineTags: "ignore", onInlineAuthors: "ignore", onUntruncatedBlogPosts: "ignore" };

/** A post with front matter. */
export function post(frontMatter: string, body = "Text."): string {
  return `---\n${frontMatter}\n---\n\n${body}\n`;
}
