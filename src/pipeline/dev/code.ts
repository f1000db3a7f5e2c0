/** Bundles a site's code for the dev server, and reuses the last bundle until one of its inputs changes. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Bundle, bundleSite } from "../../bundle/bundle.ts";
import { bundleKey } from "../../bundle/bundle-key.ts";
import type { LoadedTheme } from "../../bundle/theme/loaded-theme.ts";
import { toPluginSettings } from "../../bundle/site/plugin-settings.ts";
import { makeHotSources } from "../../bundle/site/hot-source.ts";
import type { CachedSheet } from "../../bundle/styles/cached-sheets.ts";
import type { Memo } from "../../model/memo.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Graph } from "../../model/graph.ts";
import type { Plugin } from "../../model/plugin.ts";
import { toBrowserData, toSiteData } from "../../render/site-data.ts";
import { listClientModules } from "../bundle-graph.ts";

export interface CodeRequest {
  readonly graph: Graph;
  readonly plugins: readonly Plugin[];
  /** Whether files of the site's code may have changed. */
  readonly isTouched: boolean;
  readonly report: Reporter;
}

/** Keeps the last bundle of a site. */
export class DevCode {
  readonly #theme: LoadedTheme;
  readonly #workDir: string;
  readonly #sheets: Memo<readonly CachedSheet[]>;
  #last: { readonly key: string; readonly bundle: Bundle } | undefined;
  readonly #readSource = makeHotSources();
  #isBroken = false;
  #runs = 0;

  /** `workDir` is the absolute path of a folder for temporary files; `sheets` has those of earlier sessions. */
  constructor(theme: LoadedTheme, workDir: string, sheets: Memo<readonly CachedSheet[]>) {
    this.#theme = theme;
    this.#workDir = workDir;
    this.#sheets = sheets;
  }

  /** Returns the bundle for a graph. If the code has errors, reports them and returns the last good bundle. */
  async bundle({ graph, plugins, isTouched, report }: CodeRequest): Promise<Bundle | undefined> {
    const site = toBrowserData(toSiteData(graph), plugins);
    const clientModules = listClientModules(graph, plugins);
    const made = { graph, theme: this.#theme, site, clientModules, settings: toPluginSettings(plugins) };
    const key = bundleKey(made);
    if (!isTouched && !this.#isBroken && this.#last?.key === key) {
      this.#last.bundle.checkDocuments({ graph, report });
      return this.#lastFor(graph);
    }
    // The runtime imports each path only once, so every bundle gets a folder of its own.
    const workDir = join(this.#workDir, `code-${this.#runs++}`);
    mkdirSync(workDir, { recursive: true });
    const how = { minify: false, isDevelopment: true, readSource: this.#readSource, sheetCache: this.#sheets };
    const bundle = await bundleSite({ ...made, ...how, workDir, report });
    this.#isBroken = !bundle || report.hasErrors;
    if (!bundle || this.#isBroken) return this.#lastFor(graph);
    this.#last = { key, bundle };
    return bundle;
  }

  #lastFor(graph: Graph): Bundle | undefined {
    const bundle = this.#last?.bundle;
    return bundle && { ...bundle, pageCode: { ...bundle.pageCode, documents: graph.documents } };
  }
}
