import { dirname, join } from "node:path";
import { type BundlerSettings, type ImportRule, joinBundlerSettings } from "../model/bundler-settings.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Source, SourceStore } from "../model/document.ts";
import type { Found, Plugin } from "../model/plugin.ts";
import type { Site } from "../model/site.ts";
import type { Histories } from "../model/history.ts";
import { fileOfPart } from "../report/part-path.ts";
import { fromSitePath } from "./files.ts";
import { readHistories } from "./git-history.ts";
import { readImportedData } from "./imported-data.ts";
import { makeMarkdownFinder } from "./markdown-names.ts";
import { readPartials, readScripts } from "./partials.ts";

/** A plugin with the content it read. */
export interface PluginContent {
  readonly plugin: Plugin;
  readonly found: Found;
}

export interface SiteContent {
  /** One entry per plugin, in the order of the config. */
  readonly contents: readonly PluginContent[];
  /** Markdown files that no plugin owns, because other files import them. */
  readonly partials: readonly Source[];
  /** Paths of the partials that components import. */
  readonly modules: readonly string[];
  /** Absolute paths of the loaders that changed texts, and of what these depend on. */
  readonly compilerInputs: readonly string[];
  /** Maps each translated file to the file it replaces. */
  readonly originals: ReadonlyMap<string, string>;
  /** Histories of the files for which plugins requested them. */
  readonly histories: Histories;
}

export interface ReadRequest {
  readonly site: Site;
  readonly plugins: readonly Plugin[];
  readonly report: Reporter;
  readonly texts?: SourceStore | undefined;
}

/** The folders of the site, besides `src`, from which plugins take components: those of their themes, and their own. */
function findComponentFolders(siteDir: string, plugins: readonly Plugin[]): readonly string[] {
  const own = plugins.flatMap(({ module }) => (module === undefined ? [] : dirname(module)));
  const inSite = own.filter((dir) => dir.startsWith(join(siteDir, "/")) && !dir.includes("/node_modules/"));
  return [...inSite, ...plugins.flatMap(({ themeFolders = [] }) => themeFolders)];
}

interface ChangeRequest {
  readonly siteDir: string;
  readonly rules: readonly ImportRule[];
  readonly onInput: (path: string) => void;
}

/** A source as the loaders of the site leave it, which webpack runs before it reads Markdown. */
async function changeSource(source: Source, { siteDir, rules, onInput }: ChangeRequest): Promise<Source> {
  let changed = source;
  const file = fromSitePath(siteDir, fileOfPart(source.path));
  for (const { change } of rules.filter((rule) => rule.test.test(file)).toReversed()) {
    const text = await change?.(file, changed.text, onInput);
    if (text !== undefined) changed = { ...changed, text };
  }
  return changed;
}

/** The content stage: every plugin finds and reads its files, in parallel, then what these import. Later stages do not read the content folders. */
export async function readContent({ site, plugins, report, texts }: ReadRequest): Promise<SiteContent> {
  const contents = await Promise.all(
    plugins.map(async (plugin) => ({
      plugin,
      found: (await plugin.read?.({ site, report, texts })) ?? { sources: [] },
    })),
  );
  const sources = contents.flatMap(({ found }) => found.sources);
  const pages = [...sources.map(({ path }) => fileOfPart(path)), ...contents.flatMap(({ found }) => found.pages ?? [])];
  const scripts = await readScripts(site.dir, findComponentFolders(site.dir, plugins), pages);
  let settings: BundlerSettings | undefined;
  const getSettings = (): BundlerSettings =>
    (settings ??= joinBundlerSettings(plugins.flatMap((plugin) => plugin.bundler?.("bun") ?? [])));
  const find = makeMarkdownFinder({ siteDir: site.dir, staticDirectories: site.config.staticDirectories, getSettings });
  const { partials, withAliased, modules } = await readPartials({ siteDir: site.dir, sources, scripts, find, report });
  const rules = plugins.flatMap(({ loadsMarkdown, bundler }) => (loadsMarkdown && bundler?.("bun").rules) || []);
  const inputs = new Set<string>();
  const changes = rules.filter(({ as, change }) => change && as === "script");
  const withData = async (list: readonly Source[]): Promise<Source[]> => {
    const named = list.map(withAliased);
    const change = (source: Source): Promise<Source> =>
      changeSource(source, { siteDir: site.dir, rules: changes, onInput: (path) => void inputs.add(path) });
    const changed = changes.length > 0 ? await Promise.all(named.map(change)) : named;
    return readImportedData(site.dir, changed, () => getSettings().rules);
  };
  const requests = contents.flatMap(({ found }) => found.history ?? []);
  return {
    histories: await readHistories({ siteDir: site.dir, requests, pages, report }),
    contents: await Promise.all(
      contents.map(async ({ plugin, found }) => ({
        plugin,
        found: { ...found, sources: await withData(found.sources) },
      })),
    ),
    originals: new Map(contents.flatMap(({ found }) => [...(found.originals ?? [])])),
    partials: await withData(partials),
    modules,
    compilerInputs: [...inputs],
  };
}
