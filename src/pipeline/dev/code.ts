/** Bundles a site's code for the dev server, and reuses the last bundle until one of its inputs changes. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Bundle, bundleSite } from "../../bundle/bundle.ts";
import { bundleKey } from "../../bundle/bundle-key.ts";
import { importModule } from "../../bundle/site/site-modules.ts";
import type { LoadedTheme } from "../../bundle/theme/loaded-theme.ts";
import { toPluginSettings } from "../../bundle/site/plugin-settings.ts";
import { makeHotCode } from "../../bundle/site/hot-source.ts";
import type { CachedSheet } from "../../bundle/styles/cached-sheets.ts";
import { toModule } from "../../markdown/script/module-text.ts";
import type { Document } from "../../model/document.ts";
import type { Memo } from "../../model/memo.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Graph } from "../../model/graph.ts";
import type { Plugin } from "../../model/plugin.ts";
import { toBrowserData, toSiteData } from "../../render/site-data.ts";
import { listClientModules } from "../bundle-graph.ts";
import { isInput, listOutsideFiles } from "../outside-files.ts";

export interface CodeRequest {
  readonly graph: Graph;
  readonly plugins: readonly Plugin[];
  /** Absolute paths of the files that may have changed; all of them when absent. */
  readonly changed: ReadonlySet<string> | undefined;
  readonly report: Reporter;
}

/** A bundle, and the graph of the pages that it can render. */
export interface BundledGraph {
  readonly bundle: Bundle;
  readonly graph: Graph;
}

/** Keeps the last bundle of a site. */
export class DevCode {
  readonly #theme: LoadedTheme;
  readonly #workDir: string;
  readonly #sheets: Memo<readonly CachedSheet[]>;
  #last: (BundledGraph & { readonly key: string; readonly outside: readonly string[] }) | undefined;
  readonly #hot = makeHotCode();
  #isBroken = false;
  #runs = 0;

  /** `workDir` is the absolute path of a folder for temporary files; `sheets` has those of earlier sessions. */
  constructor(theme: LoadedTheme, workDir: string, sheets: Memo<readonly CachedSheet[]>) {
    this.#theme = theme;
    this.#workDir = workDir;
    this.#sheets = sheets;
  }

  /** Absolute paths of files outside of the site folder that the site uses, without those in folders that plugins read. */
  get outside(): readonly string[] {
    return this.#last?.outside ?? [];
  }

  /** Whether the bundle may change with these files: they contain code, or compilers of the site have read them. */
  dependsOn(changed: ReadonlySet<string> | undefined): boolean {
    if (!changed) return true;
    const inputs = new Set(this.#last?.bundle.compilerInputs);
    return [...changed].some((path) => !/\.mdx?$/.test(path) || isInput(inputs, path));
  }

  /**
   * Returns the bundle for a graph. If the code has errors, reports them and returns the last good bundle, with a graph in which
   * documents with newer code keep their last good state.
   */
  async bundle({ graph, plugins, changed, report }: CodeRequest): Promise<BundledGraph | undefined> {
    const site = toBrowserData(toSiteData(graph), plugins);
    const clientModules = listClientModules(graph, plugins);
    const made = { graph, theme: this.#theme, site, clientModules, settings: toPluginSettings(plugins) };
    const key = bundleKey(made);
    if (!this.dependsOn(changed) && !this.#isBroken && this.#last?.key === key) {
      this.#last.bundle.checkDocuments({ graph, report });
      return this.#keep(key, withGraph(this.#last.bundle, graph), plugins);
    }
    // The runtime imports each path only once, so every bundle gets a folder of its own.
    const workDir = join(this.#workDir, `code-${this.#runs++}`);
    mkdirSync(workDir, { recursive: true });
    const how = { minify: false, isDevelopment: true, hot: this.#hot, sheetCache: this.#sheets };
    const bundle = await bundleSite({ ...made, ...how, workDir, report });
    this.#isBroken = !bundle || report.hasErrors;
    if (!bundle || this.#isBroken) return this.#last && withGraph(this.#last.bundle, withGoodCode(graph, this.#last));
    return this.#keep(key, { bundle, graph }, plugins);
  }

  #keep(key: string, { bundle, graph }: BundledGraph, plugins: readonly Plugin[]): BundledGraph {
    const read = new Set(plugins.flatMap(({ reads = [] }) => reads));
    const outside = listOutsideFiles({ ...bundle, graph }).filter((path) => !isInput(read, path));
    this.#last = { key, bundle, graph, outside };
    return this.#last;
  }
}

function withGraph(bundle: Bundle, graph: Graph): BundledGraph {
  return { bundle: { ...bundle, pageCode: { ...bundle.pageCode, documents: graph.documents } }, graph };
}

/** Returns the graph with the last good state of each document that needs other code than the last good bundle has. */
function withGoodCode(graph: Graph, { graph: good }: BundledGraph): Graph {
  const [documents, slotUrls] = [{ ...graph.documents }, { ...graph.slotUrls }];
  for (const [path, document] of Object.entries(graph.documents)) {
    const before = good.documents[path];
    if (!before || codeKey(document, graph) === codeKey(before, good)) continue;
    documents[path] = before;
    slotUrls[path] = good.slotUrls[path] ?? [];
  }
  return { ...graph, documents, slotUrls };
}

/** Returns a key for the code that shows a document. */
function codeKey(document: Document, { slotUrls }: Graph): string {
  const { path, code, imports } = document;
  const modules = imports.map((each) => [importModule(path, each), each.names]);
  return JSON.stringify([code && toModule(document, slotUrls[path] ?? []), modules]);
}
