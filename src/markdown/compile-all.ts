/** Stage markdown: compiles every source once. In: what the plugins read. Out: documents by path, in the order they were read. */

import type { LoadedSite } from "../config/loaded-site.ts";
import type { Staged, Tick } from "../model/build.ts";
import type { SiteCode } from "../model/site-code.ts";
import type { Diagnostic, Reporter } from "../model/diagnostic.ts";
import type { Memo } from "../model/memo.ts";
import type { Document, Source, SourceOptions } from "../model/document.ts";
import type { SiteContent } from "../content/read.ts";
import { hasOwnCodeBlocks } from "../content/theme-overrides.ts";
import { beginningOf, toOutline } from "./beginning.ts";
import { compileDocument } from "./compile.ts";
import { openConditions } from "./condition-blocks.ts";
import type { Chain } from "./unified/chain.ts";
import { hasSitePlugins, type SitePlugins } from "./unified/site-plugins.ts";
import { describeEnding } from "../config/ending.ts";
import { toErrorText } from "../report/error-text.ts";
import { innermostFile, isOwnFile, nameCode } from "../report/own-code.ts";
import { makeReporter } from "../report/reporter.ts";
import { makeSiteCode } from "../report/site-code.ts";
import { readCodeSettings } from "./code/code-compiler.ts";
import { makeHighlighter } from "./code/highlighter.ts";
import { loadEmoji, mayHaveEmoji } from "./emoji.ts";
import { loadFormulas } from "./math/formulas.ts";
import { type CompileOptions, defaultCompileOptions } from "./options.ts";
import type { Compiled } from "./compiled.ts";
import { prepareSource } from "./site-sources.ts";
import type { TextStore } from "./text-store.ts";
import { Twins } from "./twins.ts";
import { makeDocumentAssembler } from "./partials/assemble-documents.ts";
import { sourceKey } from "./source-key.ts";
import { storageKey } from "./stored-documents.ts";

export interface SettingsRequest extends Pick<LoadedSite, "site" | "functions">, Pick<SiteContent, "contents"> {
  readonly siteCode: SiteCode;
}

export interface CompileRequest extends Omit<SettingsRequest, "contents"> {
  readonly content: Omit<SiteContent, "originals">;
  /** Takes what documents say out of memory. */
  readonly texts?: TextStore | undefined;
  /** Has documents of files that were compiled before, with the same settings of the site; takes those that are not. */
  readonly memo?: Memo<Document> | undefined;
  /** Asked for files that are not in the memo: whether the beginning of the file is enough for now. */
  readonly mayWait?: ((source: Source) => boolean) | undefined;
  /** Has documents of earlier runs; takes those that functions of the site have no part in. */
  readonly stored?: Memo<Document> | undefined;
  /** What earlier locales of the run compiled. */
  readonly compiled?: Compiled | undefined;
  readonly tick: Tick;
}

/** All documents of a site, and what is wrong with them. */
export async function compileDocuments(request: CompileRequest): Promise<Staged<ReadonlyMap<string, Document>>> {
  const settings = makeSettings({ ...request, ...request.content });
  const report = makeReporter(request.siteCode);
  const keep = (document: Document): Document => {
    for (const diagnostic of document.diagnostics) report.add(diagnostic);
    return document;
  };
  const { contents, partials } = request.content;
  const prepare = (list: readonly Source[]): Promise<Source[]> =>
    Promise.all(list.map((source) => prepareSource(source, { ...request, report })));
  const sources = await prepare(contents.flatMap(({ found }) => found.sources));
  const shown = await prepare(partials);
  const pages = new Set(sources.map(({ path }) => path));
  const assembler = makeDocumentAssembler({
    sources: new Map([...sources, ...shown].map((source) => [source.path, source])),
    compile: async (source, given) => {
      const document = keep(await compileSource(source, { ...(await settings(source)), given }));
      if (!pages.has(source.path)) reportFrontMatter(document, report);
      return document;
    },
    compileModule: async (source) => keep(await compileSource(source, { ...(await settings(source)), asModule: true })),
    report,
  });
  const { memo, mayWait, stored } = request;
  const compileAlone = async (source: Source): Promise<Document> => {
    const options = await settings(source);
    const compile = (): Promise<Document> => compileSource(source, options);
    const key = stored && storageKey(source, options);
    return key === undefined ? compile() : compileOnce(key, stored, compile);
  };
  const documents = new Map<string, Document>();
  const twins = new Twins();
  const describeSettings = makeDescriber(request);
  const compile = async (source: Source): Promise<Document> => {
    const described = describeSettings(source.compile);
    const known = request.compiled?.find(source, described);
    if (known) return keep(known);
    const beginning = mayWait && !memo?.get(sourceKey(source)) ? beginningOf(source) : undefined;
    if (beginning && mayWait?.(source)) return toOutline(await compileAlone(beginning));
    const alone = keep(
      await (memo ? compileOnce(sourceKey(source), memo, () => compileAlone(source)) : compileAlone(source)),
    );
    const whole = alone.imports.length > 0 ? await assembler.assemble(alone) : alone;
    const kept = request.texts?.keep(whole) ?? whole;
    if (whole === alone) twins.add(source, kept);
    if (whole === alone) request.compiled?.add(source, described, kept);
    return kept;
  };
  for (const source of sources) {
    documents.set(source.path, twins.find(source) ?? (await compile(source)));
    request.tick(documents.size, sources.length);
  }
  await assembler.addModules(request.content.modules);
  for (const module of assembler.modules) documents.set(module.path, module);
  return { value: documents, diagnostics: report.diagnostics };
}

async function compileOnce(
  key: string,
  memo: Memo<Document> | undefined,
  compile: () => Promise<Document>,
): Promise<Document> {
  const known = memo?.get(key);
  const document = known ?? (await compile());
  if (!known) memo?.put(key, document);
  return document;
}

/** Makes the function that compiles one file into the memo, where it is missing. What is wrong with it, the next run says. */
export function makeMemoFiller(
  request: Pick<CompileRequest, "site" | "functions" | "siteCode" | "content">,
  memo: Memo<Document>,
): (source: Source) => Promise<void> {
  const settings = makeSettings({ ...request, ...request.content });
  const report = makeReporter(request.siteCode);
  return async (source) => {
    const prepared = await prepareSource(source, { ...request, report });
    await compileOnce(sourceKey(prepared), memo, async () => compileSource(prepared, await settings(prepared)));
  };
}

/** Writes down the settings that files are compiled with: those of the site once, those of a plugin once for all its files. */
function makeDescriber({
  compiled,
  site,
  functions,
  content,
}: CompileRequest): (own: SourceOptions | undefined) => string {
  if (!compiled) return () => "";
  const { markdown, themeConfig } = site.config;
  const plugins = content.contents.map(({ plugin }) => plugin);
  const live = plugins.some(({ hasLiveCode }) => hasLiveCode);
  const ownCode = hasOwnCodeBlocks(site.dir, plugins);
  const ofSite = compiled.describe([markdown, themeConfig["prism"], functions.remarkRehypeOptions, live, ownCode]);
  const known = new Map<SourceOptions | undefined, string>();
  return (own) => {
    const text = known.get(own) ?? ofSite + compiled.describe(own ?? null);
    known.set(own, text);
    return text;
  };
}

/** Partials are no pages: what they say of themselves nobody reads. */
function reportFrontMatter({ path, frontMatterPositions }: Document, report: Reporter): void {
  const [first] = Object.entries(frontMatterPositions);
  if (first === undefined) return;
  const [key, position] = first;
  report.add({
    code: "partial-front-matter",
    severity: "warning",
    message: `The front matter of \`${path}\` has no effect: other files show this one, and it is not a page itself.`,
    hint: "Remove it, or write it in the files that import this one.",
    file: path,
    ...position,
    length: key.length,
  });
}

/** Compiles a file with plugins. */
async function compileByPlugins(source: Source, options: SourceCompileOptions): Promise<Document> {
  const { compileWithChain, makeChain } = await import("./unified/compile.ts");
  return compileWithChain(source, options, await (options.loadChain?.() ?? makeChain(options)));
}

/** Compiles a file by the site's own plugins. Diagnostic: `site-function-failed` at the file for one that throws. */
async function compileWithPlugins(source: Source, options: SourceCompileOptions): Promise<Document> {
  const { siteCode = makeSiteCode(), siteDir = "." } = options;
  const name = `the chain of remark and rehype plugins on \`${source.path}\``;
  try {
    return await siteCode.run(name, () => compileByPlugins(source, options));
  } catch (error) {
    const thrower = innermostFile(error);
    const ending = describeEnding(error);
    if (!ending && thrower !== undefined && isOwnFile(thrower)) throw error;
    const message = `A remark or rehype plugin of the site fails on this file: \`${toErrorText(error)}\`.`;
    const problem = ending ?? {
      code: "site-function-failed",
      message,
      ...(thrower && { hint: `It throws in ${nameCode(thrower, siteDir)}.` }),
    };
    // What can be known without the plugins is there for all that comes after.
    const document = compileDocument(source, options);
    return { ...document, diagnostics: [{ ...problem, severity: "error", file: source.path }] };
  }
}

/** Compiles one file: with the remark and rehype plugins of the site, where it has any. */
export async function compileSource(source: Source, options: SourceCompileOptions): Promise<Document> {
  const document = await compileWith(source, options);
  const text = document.diagnostics.some(isBroken) ? openConditions(source.text) : undefined;
  if (text === undefined) return document;
  const other = await compileWith({ ...source, text }, options);
  return other.diagnostics.some(isBroken) ? document : other;
}

function isBroken({ code }: Diagnostic): boolean {
  return code === "invalid-mdx";
}

function compileWith(source: Source, options: SourceCompileOptions): Document | Promise<Document> {
  return hasSitePlugins(options) ? compileWithPlugins(source, options) : compileDocument(source, options);
}

/** Options of the site, and the plugins of the file's own plugin. */
type SourceCompileOptions = CompileOptions &
  SitePlugins & {
    /** Those plugins, attached once for all files. */
    readonly loadChain?: () => Promise<Chain>;
  };

/** The options a file is compiled with: the site's, and those of its plugin, which are made ready once for all its files. */
export function makeSettings(request: SettingsRequest): (source: Source) => Promise<SourceCompileOptions> {
  const options = siteOptions(request);
  const known = new Map<SourceOptions | undefined, SourceCompileOptions>();
  const { emoji } = request.site.config.markdown;
  return async ({ compile, text }) => {
    const { formulas, ...own } = compile ?? {};
    const settings = known.get(compile) ?? {
      ...options,
      ...own,
      ...(formulas && { formulas: await loadFormulas(formulas) }),
      loadChain: makeChainLoader(own),
    };
    known.set(compile, settings);
    return emoji && mayHaveEmoji(text) ? { ...settings, replaceEmoji: await loadEmoji() } : settings;
  };
}

/** Attaches plugins when the first file comes; tries again where that fails, so that each file says so. */
function makeChainLoader(plugins: SitePlugins): () => Promise<Chain> {
  let chain: Chain | undefined;
  return async () => {
    const { makeChain } = await import("./unified/compile.ts");
    return (chain ??= makeChain(plugins));
  };
}

function siteOptions({ site, contents, functions, siteCode }: SettingsRequest): CompileOptions {
  const { markdown } = site.config;
  const plugins = contents.map(({ plugin }) => plugin);
  return {
    ...defaultCompileOptions({ highlighter: makeHighlighter() }),
    siteCode,
    siteDir: site.dir,
    format: markdown.format,
    mdx1Compat: markdown.mdx1Compat,
    maintainCase: markdown.anchors.maintainCase,
    diagrams: markdown.mermaid,
    live: plugins.some(({ hasLiveCode }) => hasLiveCode),
    keepsText: hasOwnCodeBlocks(site.dir, plugins),
    ...readCodeSettings(site.config),
    ...(functions.remarkRehypeOptions && { remarkRehypeOptions: functions.remarkRehypeOptions }),
  };
}
