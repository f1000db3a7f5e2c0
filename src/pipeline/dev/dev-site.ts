/**
 * A site that is being written. In: the site folder, and time and again what has changed in it. Out: the last good state of the site, and
 * what is wrong with it now. Stages whose input is the same keep their result.
 */

import { loadTheme } from "../../bundle/load-theme.ts";
import { reportStrayErrors } from "../../config/stray-errors.ts";
import { orSiteError } from "../../config/site-errors.ts";
import { loadAssets } from "../../content/assets.ts";
import { namedImages } from "../../content/named-images.ts";
import { readContent, type SiteContent } from "../../content/read.ts";
import { hasOwnSearchBar } from "../../content/theme-overrides.ts";
import { listStaticFiles } from "../../emit/static-files.ts";
import { assembleGraph } from "../../graph/assemble.ts";
import { compileDocuments } from "../../markdown/compile-all.ts";
import type { DevRequest, DevSite, ShownSite } from "../../model/dev.ts";
import type { Diagnostic, Reporter } from "../../model/diagnostic.ts";
import type { Source } from "../../model/document.ts";
import type { Graph } from "../../model/graph.ts";
import { prepareRendering, type Rendering } from "../../render/rendering.ts";
import { toSiteData } from "../../render/site-data.ts";
import { makeReporter } from "../../report/reporter.ts";
import { DevCode } from "./code.ts";
import { withNewTexts } from "./content.ts";
import { KeptDocuments } from "./kept-documents.ts";
import { renderNewTexts } from "./new-texts.ts";
import { type DevStart, isStale, loadStart } from "./start.ts";
import { type SiteState, toShownSite, toSiteState } from "./shown-site.ts";

export interface DevSiteRequest extends Omit<DevRequest, "scratchDir"> {
  /** Absolute path of a folder for temporary files, which the caller removes. */
  readonly workDir: string;
}

type StageName = "config" | "content" | "graph" | "code";

/** Opens a site; nothing is read before the first update. */
export function openDevSite(request: DevSiteRequest): DevSite {
  return new OpenSite(request);
}

interface LoadedGraph {
  readonly graph: Graph;
  readonly staticPaths: ReadonlySet<string>;
}

class OpenSite implements DevSite {
  readonly #request: DevSiteRequest;
  #start: DevStart | undefined;
  #content: SiteContent | undefined;
  #documents = new KeptDocuments();
  #code: DevCode | undefined;
  #state: SiteState | undefined;
  /** Of the state, unless it was found to be an old one. */
  #rendering: Rendering | undefined;
  #shown: ShownSite | undefined;
  /** By stage: one that is left out has the mistakes it had. */
  readonly #problems = new Map<StageName, readonly Diagnostic[]>();
  readonly #stray: Reporter;

  constructor(request: DevSiteRequest) {
    this.#request = request;
    this.#stray = makeReporter(request.siteCode);
    reportStrayErrors({ siteDir: request.siteDir, report: this.#stray });
  }

  get shown(): ShownSite | undefined {
    return this.#shown;
  }

  get diagnostics(): readonly Diagnostic[] {
    const all = makeReporter(this.#request.siteCode);
    for (const list of [...this.#problems.values(), this.#stray.diagnostics]) for (const each of list) all.add(each);
    return all.diagnostics;
  }

  get watched(): readonly string[] {
    const { files = [], plugins = [] } = this.#start ?? {};
    return [...files, ...plugins.flatMap(({ reads = [] }) => reads)];
  }

  async update(changed?: ReadonlySet<string>): Promise<void> {
    if (!(await this.#loadStart(changed))) return;
    const sources = await this.#read(changed);
    if (sources === "unreadable" || (sources && (await this.#showTexts(sources)))) return;
    this.#rendering = undefined;
    const read = await this.#stage("graph", (report) => this.#assemble(report));
    if (read) await this.#stage("code", (report) => this.#show(read, changed, report));
  }

  /** Loads config and plugins where they may be others now. False when they cannot be loaded: the site stays as it was. */
  async #loadStart(changed: ReadonlySet<string> | undefined): Promise<boolean> {
    const known = this.#start;
    const isBroken = this.#problems.get("config")?.some(({ severity }) => severity === "error");
    if (known && !isBroken && changed && !isStale(known, changed)) return true;
    const start = await this.#stage("config", async (report) => {
      const loaded = await loadStart(this.#request, this.#request.workDir, report);
      return report.hasErrors ? undefined : loaded;
    });
    if (!start) return false;
    this.#start = start;
    this.#content = undefined;
    this.#documents = new KeptDocuments();
    return true;
  }

  /** Reads what has changed. Returns the sources whose texts are all that did; nothing where more may have. */
  async #read(changed: ReadonlySet<string> | undefined): Promise<readonly Source[] | undefined | "unreadable"> {
    const { site } = this.#loaded;
    const known = this.#content;
    const hasErrors = this.#problems.get("content")?.some(({ severity }) => severity === "error");
    if (known && changed && !hasErrors) {
      const quiet = makeReporter(this.#request.siteCode);
      const read = await withNewTexts(known, changed, { siteDir: site.dir, report: quiet });
      if (read && !quiet.hasErrors) {
        this.#content = read.content;
        return read.sources;
      }
    }
    const { plugins } = this.#begun;
    this.#content = (await this.#stage("content", (report) => readContent({ site, plugins, report }))) ?? known;
    return this.#content ? undefined : "unreadable";
  }

  /** Shows texts in the present state of the site. False where more depends on them, or where the state is not a good one. */
  async #showTexts(sources: readonly Source[]): Promise<boolean> {
    const { siteCode } = this.#request;
    const content = this.#content;
    const told = new Set(this.diagnostics.map(({ file }) => file));
    if (!content || !this.#rendering || sources.some(({ path }) => told.has(path))) return false;
    const { site, functions } = this.#loaded;
    const rendering = await renderNewTexts({ site, functions, siteCode, content, rendering: this.#rendering, sources });
    if (rendering) this.#present(rendering);
    return rendering !== undefined;
  }

  #present(rendering: Rendering): void {
    const state = toSiteState(rendering);
    this.#shown = toShownSite(state, this.#state);
    this.#state = state;
    this.#rendering = rendering;
  }

  async #show(
    { graph, staticPaths }: LoadedGraph,
    changed: ReadonlySet<string> | undefined,
    report: Reporter,
  ): Promise<void> {
    const { plugins } = this.#begun;
    const code = await this.#openCode(report);
    const isTouched = !changed || ![...changed].every((path) => /\.mdx?$/.test(path));
    const bundle = await code?.bundle({ graph, plugins, isTouched, report });
    if (!bundle) return;
    const site = toSiteData(graph);
    this.#present(await prepareRendering({ graph, bundle, site, plugins, staticPaths, report }));
  }

  async #assemble(report: Reporter): Promise<LoadedGraph | undefined> {
    const { siteCode, outDir, siteDir } = this.#request;
    const loaded = this.#loaded;
    const { site } = loaded;
    const content = this.#content;
    if (!content) return undefined;
    const memo = this.#documents;
    const { value: documents, diagnostics } = await compileDocuments({
      ...loaded,
      content,
      siteCode,
      memo,
      tick: () => {},
    });
    memo.turn();
    for (const diagnostic of diagnostics) report.add(diagnostic);
    const images = namedImages(content.contents, documents);
    const assets = await loadAssets({ ...loaded, documents: documents.values(), images, report });
    const staticFiles = new Set(listStaticFiles(site, outDir ?? `${siteDir}/dist`, report).map(({ path }) => path));
    const found = { documents, assets, staticFiles, hasOwnSearchBar: hasOwnSearchBar(site.dir, this.#begun.plugins) };
    const graph = await assembleGraph({ ...loaded, ...content, ...found, report });
    return { graph, staticPaths: staticFiles };
  }

  async #openCode(report: Reporter): Promise<DevCode | undefined> {
    const { workDir } = this.#request;
    if (this.#code) return this.#code;
    const theme = await loadTheme(workDir, report);
    return (this.#code = theme && new DevCode(theme, workDir));
  }

  /** Runs a stage and keeps what is wrong with its input. */
  async #stage<T>(name: StageName, work: (report: Reporter) => Promise<T>): Promise<T | undefined> {
    const report = makeReporter(this.#request.siteCode);
    const result = await orSiteError(() => work(report), { ...this.#request, report });
    this.#problems.set(name, report.diagnostics);
    return result;
  }

  get #begun(): DevStart {
    if (!this.#start) throw new Error("The site has not been loaded.");
    return this.#start;
  }

  get #loaded(): DevStart["loaded"] {
    return this.#begun.loaded;
  }
}
