/**
 * A site under development. After each change it runs only the stages whose input changed, and it serves the last good state of the
 * site while the current one has errors.
 */

import { loadTheme } from "../../bundle/theme/load-theme.ts";
import { reportStrayErrors } from "../../config/stray-errors.ts";
import { orSiteError } from "../../config/site-errors.ts";
import { loadAssets } from "../../content/assets.ts";
import { readContent, type SiteContent } from "../../content/read.ts";
import { hasOwnSearchBar } from "../../content/theme-overrides.ts";
import { listStaticFiles } from "../../emit/static-files.ts";
import { assembleGraph } from "../../graph/assemble.ts";
import { compileDocuments, type CompileRequest, makeMemoFiller } from "../../markdown/compile-all.ts";
import type { DevRequest, DevSite, ShownSite } from "../../model/dev.ts";
import type { Diagnostic, Reporter } from "../../model/diagnostic.ts";
import type { Source } from "../../model/document.ts";
import type { Graph } from "../../model/graph.ts";
import { prepareRendering, type Rendering } from "../../render/rendering.ts";
import { toSiteData } from "../../render/site-data.ts";
import { makeReporter } from "../../report/reporter.ts";
import type { Turns } from "../../system/turns.ts";
import { DevCode } from "./code.ts";
import { withNewTexts } from "./content.ts";
import type { EarlierDocuments } from "./earlier-documents.ts";
import type { EarlierResults } from "./earlier-results.ts";
import { DocumentCache } from "./document-cache.ts";
import { LateDocuments } from "./late-documents.ts";
import { answerWhenWhole } from "./partial-site.ts";
import { outsideTexts } from "../outside-files.ts";
import { renderNewTexts } from "./new-texts.ts";
import { type DevStart, isStale, loadStart } from "./start.ts";
import { type SiteState, toShownSite, toSiteState } from "./shown-site.ts";

export interface DevSiteRequest extends Omit<DevRequest, "scratchDir" | "cache"> {
  /** Closed once all documents are compiled. */
  readonly earlier: EarlierDocuments;
  /** Saved at the same time. */
  readonly results: EarlierResults;
  readonly turns: Turns;
  /** Absolute path of a folder for temporary files, which the caller removes. */
  readonly workDir: string;
}

type StageName = "config" | "content" | "graph" | "code";

/** Opens a site. Reads nothing before the first update. */
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
  #documents = new DocumentCache();
  #late = new LateDocuments();
  /** The work that was started last. The next waits for it. */
  #work: Promise<unknown> = Promise.resolve();
  #code: DevCode | undefined;
  #state: SiteState | undefined;
  /** The rendering behind the current state; undefined once it is outdated. */
  #rendering: Rendering | undefined;
  #shown: ShownSite | undefined;
  /** By stage, because a stage that does not run again keeps its diagnostics. */
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
    const texts = this.#content ? outsideTexts(this.#content, this.#request.siteDir) : [];
    return [...files, ...plugins.flatMap(({ reads = [] }) => reads), ...texts, ...(this.#code?.outside ?? [])];
  }

  update(changed?: ReadonlySet<string>): Promise<void> {
    return this.#inTurn(async () => {
      if (!(await this.#loadStart(changed))) return;
      const sources = await this.#read(changed);
      if (sources === "unreadable") return;
      const areTexts = sources && !this.#code?.dependsOn(changed);
      if (areTexts && (await this.#showTexts(sources))) return;
      await this.#make(changed);
    });
  }

  async compileRest(signal?: AbortSignal): Promise<boolean> {
    await this.#makeWhole(signal);
    const { earlier, results } = this.#request;
    if (this.#late.waiting.size === 0) {
      earlier[Symbol.dispose]();
      results.save();
    }
    // A request for the whole site may have completed it in the meantime; that counts as well, once.
    return this.#late.isNewlyOver();
  }

  async #makeWhole(signal?: AbortSignal): Promise<void> {
    for (await this.#work; this.#late.waiting.size > 0 && (await this.#fillMemo(signal)); await this.#work)
      await this.#inTurn(() => this.#endLate());
  }

  /** Compiles the documents that no request has needed yet. Starts again if files change. Returns false if it was aborted. */
  async #fillMemo(signal: AbortSignal | undefined): Promise<boolean> {
    for (let content: SiteContent | undefined; content !== this.#content;) {
      content = this.#content;
      if (!content) return false;
      const fill = makeMemoFiller({ ...this.#loaded, content, ...this.#compiling }, this.#documents);
      for (const source of content.contents.flatMap(({ found }) => found.sources)) {
        if (signal?.aborted) return false;
        if (content !== this.#content) break;
        await fill(source);
        // Lets requests and file changes go first.
        await new Promise(setImmediate);
      }
    }
    return true;
  }

  async #endLate(): Promise<void> {
    if (this.#late.waiting.size === 0) return;
    this.#late.end();
    await this.#make(new Set());
  }

  /** Compiles the waiting documents among the given ones completely. */
  #bring(documents: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      const missing = this.#late.among(documents);
      if (missing.length === 0) return;
      this.#late.want(missing);
      await this.#make(new Set());
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#work.then(work);
    this.#work = result.catch(() => {});
    return result;
  }

  /** Makes the graph and the code from the content. */
  async #make(changed: ReadonlySet<string> | undefined): Promise<void> {
    this.#rendering = undefined;
    const read = await this.#stage("graph", (report) => this.#assemble(report));
    if (read) await this.#stage("code", (report) => this.#show(read, changed, report));
  }

  /** Loads the config and the plugins again if they may have changed. Returns false if that fails; the site is then unchanged. */
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
    this.#documents = new DocumentCache();
    this.#late = new LateDocuments();
    return true;
  }

  /** Reads the changed files. Returns the sources if only texts changed, and `undefined` if more may have changed. */
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

  /** Puts new texts into the current state. Returns false if other pages depend on them, or if the current state has errors. */
  async #showTexts(sources: readonly Source[]): Promise<boolean> {
    const { siteCode } = this.#request;
    const content = this.#content;
    const faulty = new Set(this.diagnostics.map(({ file }) => file));
    if (!content || !this.#rendering || sources.some(({ path }) => faulty.has(path))) return false;
    const { site, functions } = this.#loaded;
    const rendering = await renderNewTexts({ site, functions, siteCode, content, rendering: this.#rendering, sources });
    if (rendering) this.#present(rendering);
    return rendering !== undefined;
  }

  #present(rendering: Rendering): void {
    const state = toSiteState(rendering, this.#state);
    this.#shown = this.#withLate(toShownSite(state, this.#state), state);
    this.#state = state;
    this.#rendering = rendering;
  }

  #withLate(shown: ShownSite, state: SiteState): ShownSite {
    const { waiting } = this.#late;
    const complete = async (documents: readonly string[] | "all"): Promise<ShownSite | undefined> => {
      await (documents === "all" ? this.#makeWhole() : this.#bring(documents));
      return this.#shown;
    };
    return waiting.size === 0 ? shown : answerWhenWhole({ ...state, shown, waiting, complete });
  }

  async #show(
    { graph, staticPaths }: LoadedGraph,
    changed: ReadonlySet<string> | undefined,
    report: Reporter,
  ): Promise<void> {
    const { plugins } = this.#begun;
    const code = await this.#openCode(report);
    const bundled = await code?.bundle({ graph, plugins, changed, report });
    if (!bundled) return;
    this.#present(await prepareRendering({ ...bundled, site: toSiteData(graph), plugins, staticPaths, report }));
  }

  async #assemble(report: Reporter): Promise<LoadedGraph | undefined> {
    const { outDir, siteDir, turns } = this.#request;
    const loaded = this.#loaded;
    const content = this.#content;
    if (!content) return undefined;
    const memo = this.#documents;
    const mayWait = this.#late.begin(content.contents.reduce((sum, { found }) => sum + found.sources.length, 0));
    const { value: documents, diagnostics } = await compileDocuments({
      ...loaded,
      content,
      ...this.#compiling,
      memo,
      late: mayWait && { mayWait, outlines: this.#request.results.memo("outlines") },
      turns,
    });
    memo.turn();
    for (const diagnostic of diagnostics) report.add(diagnostic);
    const assets = await loadAssets({ ...loaded, ...content, documents: documents.values(), report });
    const staticFiles = new Set(
      listStaticFiles(loaded.site, outDir ?? `${siteDir}/dist`, report).map(({ path }) => path),
    );
    const found = { documents, assets, staticFiles, hasOwnSearchBar: hasOwnSearchBar(siteDir, this.#begun.plugins) };
    const graph = await assembleGraph({ ...loaded, ...content, ...found, report });
    return { graph, staticPaths: staticFiles };
  }

  async #openCode(report: Reporter): Promise<DevCode | undefined> {
    const { workDir, results } = this.#request;
    if (this.#code) return this.#code;
    const theme = await loadTheme(workDir, report);
    return (this.#code = theme && new DevCode(theme, workDir, results.memo("sheets")));
  }

  /** Runs a stage and keeps its diagnostics. */
  async #stage<T>(name: StageName, work: (report: Reporter) => Promise<T>): Promise<T | undefined> {
    const report = makeReporter(this.#request.siteCode);
    await this.#request.turns.next();
    const result = await orSiteError(() => work(report), { ...this.#request, report });
    this.#problems.set(name, report.diagnostics);
    return result;
  }

  get #compiling(): Pick<CompileRequest, "siteCode" | "stored"> {
    return { siteCode: this.#request.siteCode, stored: this.#request.earlier };
  }

  get #begun(): DevStart {
    if (!this.#start) throw new Error("The site has not been loaded.");
    return this.#start;
  }

  get #loaded(): DevStart["loaded"] {
    return this.#begun.loaded;
  }
}
