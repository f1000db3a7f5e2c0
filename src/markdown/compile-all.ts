/** Stage markdown: compiles every source once. */

import type { Staged, Tick } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Memo } from "../model/memo.ts";
import type { RunTask } from "../model/task.ts";
import type { Document, Source, SourceOptions } from "../model/document.ts";
import type { SiteContent } from "../content/read.ts";
import { hasOwnCodeBlocks } from "../content/theme-overrides.ts";
import { makeReporter } from "../report/reporter.ts";
import { collectAfter, makeCollector } from "../system/garbage.ts";
import { type Late, LateMap } from "../system/late-map.ts";
import { inTurn } from "../system/in-parallel.ts";
import type { Turns } from "../system/turns.ts";
import { beginningOf, toOutline } from "./source/beginning.ts";
import { makeSettings, type SettingsRequest } from "./compile-settings.ts";
import { compileSource, type SourceCompileOptions } from "./compile-source.ts";
import type { FindHighlighted } from "./code/earlier-blocks.ts";
import { makeAskingHighlighter } from "./code/highlight-blocks.ts";
import { type Highlighter, makeHighlighter } from "./code/highlighter.ts";
import type { Compiled } from "./store/compiled.ts";
import { prepareSource } from "./source/site-sources.ts";
import type { TextStore } from "./store/text-store.ts";
import { Twins } from "./store/twins.ts";
import { type DocumentAssembler, makeDocumentAssembler } from "./partials/assemble-documents.ts";
import { makeStorageKeys, quick } from "./store/stored-documents.ts";

export interface CompileRequest extends Omit<SettingsRequest, "contents" | "highlighter"> {
  readonly content: Omit<SiteContent, "originals" | "compilerInputs">;
  /** Stores the texts of documents outside of memory. */
  readonly texts?: TextStore | undefined;
  /** Documents of files that were compiled before, with the same settings of the site; receives new ones. */
  readonly memo?: Memo<Document> | undefined;
  /** For files that are not in the memo: whether the beginning of the file is sufficient for now. */
  readonly late?: LateFiles | undefined;
  /** Documents of earlier runs; receives those that no function of the site affects. */
  readonly stored?: Memo<Document> | undefined;
  /** Documents that earlier locales of the run compiled. */
  readonly compiled?: Compiled | undefined;
  /** Finds code of the pages that was highlighted before. */
  readonly highlighted?: FindHighlighted;
  /** Another thread that highlights code. */
  readonly run?: RunTask | undefined;
  readonly tick?: Tick;
  readonly turns?: Turns;
}

export interface LateFiles {
  readonly mayWait: (source: Source) => boolean;
  /** Facts from the beginnings of unchanged files in an earlier run. */
  readonly outlines: Memo<Document>;
}

/** Number of files to compile while another thread highlights the code of earlier ones. */
const AHEAD = 16;

/** Compiles all documents of a site. Diagnostics: those of the documents. */
export async function compileDocuments(request: CompileRequest): Promise<Staged<ReadonlyMap<string, Document>>> {
  const { grammars: prism } = request.site;
  const highlighter = request.run
    ? makeAskingHighlighter(request.run, prism)
    : makeHighlighter({ earlier: request.highlighted, prism });
  const settings = makeSettings({ ...request, ...request.content, highlighter });
  const report = makeReporter(request.siteCode);
  const keep = (document: Document): Document => {
    for (const diagnostic of document.diagnostics) report.add(diagnostic);
    return document;
  };
  const { contents, partials } = request.content;
  const prepare = (list: readonly Source[]): Promise<Source[]> =>
    Promise.all(list.map((source) => prepareSource(source, { ...request, report })));
  const sources = await prepare(contents.flatMap(({ found }) => found.sources));
  const assembler = openAssembler({ sources, partials: await prepare(partials), settings, keep, report });
  const begin = makeBeginner(request, { settings, highlighter, keep, assembler });
  const documents = new LateMap<Document>();
  const collect = makeCollector();
  for await (const [{ path }, document] of inTurn(sources, begin, request.run ? AHEAD : 0)) {
    documents.set(path, document);
    request.tick?.(documents.size, sources.length);
    collect();
    await request.turns?.next();
  }
  collectAfter(documents.size);
  await assembler.addModules(request.content.modules);
  for (const module of assembler.modules) documents.set(module.path, module);
  return { value: documents, diagnostics: report.diagnostics };
}

/** What all files of a site are compiled with. */
interface CompileTools {
  readonly settings: (source: Source) => Promise<SourceCompileOptions>;
  readonly highlighter: Highlighter;
  /** Receives the diagnostics of a document. */
  readonly keep: (document: Document) => Document;
  readonly assembler: DocumentAssembler;
}

type Kept = Document | Late<Document>;

type Finish = () => Kept | Promise<Kept>;

/**
 * Makes the function that starts a file, unless its document is known already. It returns a function that finishes the file, once
 * its code is highlighted.
 */
function makeBeginner(
  request: CompileRequest,
  { settings, highlighter, keep, assembler }: CompileTools,
): (given: Source) => Promise<Finish> {
  const { memo, late, stored, compiled, texts } = request;
  const outline = late && makeOutliner(settings, late);
  const compileAlone = makeStoringCompiler(settings, stored);
  const twins = new Twins();
  const describeSettings = makeDescriber(request);
  const unload = (document: Document): Kept => texts?.unload(document) ?? document;
  const finish = async (source: Source, document: Document): Promise<Kept> => {
    const alone = keep(document);
    const whole = alone.imports.length > 0 ? await assembler.assemble(alone) : alone;
    // The texts of a document from an earlier run are already outside of memory.
    const isAway = whole === alone && alone.print !== undefined;
    const result = (isAway ? texts?.keepFacts(whole) : texts?.keep(whole)) ?? whole;
    const kept = unload(result);
    if (whole !== alone) return kept;
    twins.add(source, result, kept);
    compiled?.add(source, describeSettings(source.compile), result);
    return kept;
  };
  return async (given) => {
    // The text may be on disk: read it once.
    const source = { ...given };
    const twin = twins.find(source);
    if (twin) return () => unload(twin);
    const known = compiled?.find(source, describeSettings(source.compile));
    if (known) return () => keep(known);
    const remembered = memo?.get(sourceKey(source));
    const outlined = remembered ? undefined : await outline?.(source);
    if (outlined) return () => outlined;
    const { document, store } = remembered ? { document: remembered } : await compileAlone(source);
    const isHighlighted = highlighter.whenDone?.();
    return async () => {
      await isHighlighted;
      const other = twins.find(source);
      if (other) return unload(other);
      store?.();
      if (!remembered) memo?.put(sourceKey(source), document);
      return finish(source, document);
    };
  };
}

interface AssemblerRequest {
  readonly sources: readonly Source[];
  readonly partials: readonly Source[];
  readonly settings: (source: Source) => Promise<SourceCompileOptions>;
  /** Receives the diagnostics of a document. */
  readonly keep: (document: Document) => Document;
  readonly report: Reporter;
}

/** Opens the step that inserts partials into pages. */
function openAssembler({ sources, partials, settings, keep, report }: AssemblerRequest): DocumentAssembler {
  const pages = new Set(sources.map(({ path }) => path));
  return makeDocumentAssembler({
    sources: new Map([...sources, ...partials].map((source) => [source.path, source])),
    compile: async (source, given) => {
      const document = keep(await compileNow(source, { ...(await settings(source)), given }));
      if (!pages.has(source.path)) reportFrontMatter(document, source, report);
      return document;
    },
    compileModule: async (source) => keep(await compileNow(source, { ...(await settings(source)), asModule: true })),
    report,
  });
}

/** Compiles a file; the result is complete once its code is highlighted. */
async function compileNow(source: Source, options: SourceCompileOptions): Promise<Document> {
  const document = await compileSource(source, options);
  await options.highlighter.whenDone?.();
  return document;
}

/** Facts that depend only on the file. */
interface Alone {
  readonly document: Document;
  /** Stores it for later runs. Call it when the code is highlighted. */
  readonly store: () => void;
}

/** Makes the function that compiles a file, unless an earlier run did. */
function makeStoringCompiler(
  settings: (source: Source) => Promise<SourceCompileOptions>,
  stored: Memo<Document> | undefined,
): (source: Source) => Promise<Alone> {
  const storageKey = makeStorageKeys();
  return async (source) => {
    const options = await settings(source);
    const key = stored && storageKey(source, options);
    const known = key === undefined ? undefined : stored?.get(key);
    const document = known ?? (await compileSource(source, options));
    return { document, store: () => key !== undefined && !known && stored?.put(key, document) };
  };
}

/** Makes the function that reads the beginning of a file; `undefined` for a file that must be compiled at once. */
function makeOutliner(
  settings: (source: Source) => Promise<SourceCompileOptions>,
  { mayWait, outlines }: LateFiles,
): (source: Source) => Promise<Document | undefined> {
  const outlineKey = makeStorageKeys(quick);
  return async (source) => {
    const options = await settings(source);
    const key = outlineKey(source, options);
    const known = key === undefined ? undefined : outlines.get(key);
    if (known) return mayWait(source) ? known : undefined;
    const beginning = beginningOf(source);
    if (!beginning || !mayWait(source)) return undefined;
    const made = toOutline(await compileSource(beginning, options));
    if (key !== undefined) outlines.put(key, made);
    return made;
  };
}

/** Makes the function that compiles a file into the memo if it is missing. The next run reports its diagnostics. */
export function makeMemoFiller(
  request: Pick<CompileRequest, "site" | "functions" | "siteCode" | "content" | "stored">,
  memo: Memo<Document>,
): (source: Source) => Promise<void> {
  const compileAlone = makeStoringCompiler(makeSettings({ ...request, ...request.content }), request.stored);
  const report = makeReporter(request.siteCode);
  return async (source) => {
    const prepared = await prepareSource(source, { ...request, report });
    const key = sourceKey(prepared);
    if (memo.get(key)) return;
    const { document, store } = await compileAlone(prepared);
    store();
    memo.put(key, document);
  };
}

/** Serializes the settings that files are compiled with: those of the site once, and those of a plugin once for all its files. */
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
  const code = [themeConfig["prism"], site.grammars ?? null, live, ownCode];
  const ofSite = compiled.describe([markdown, functions.remarkRehypeOptions, ...code]);
  const known = new Map<SourceOptions | undefined, string>();
  return (own) => {
    const text = known.get(own) ?? ofSite + compiled.describe(own ?? null);
    known.set(own, text);
    return text;
  };
}

/** Partials are not pages: their front matter has no effect, except where their own text reads it. */
function reportFrontMatter({ path, frontMatterPositions }: Document, { text }: Source, report: Reporter): void {
  const [[key, position] = []] = Object.entries(frontMatterPositions);
  if (key === undefined || /\bfrontMatter\b/.test(text)) return;
  report.warn({
    code: "partial-front-matter",
    message: `The front matter of \`${path}\` has no effect: the file is a partial, not a page.`,
    hint: "Remove it, or write it in the files that import this one.",
    file: path,
    ...position,
    length: key.length,
  });
}

/** The key of a source among those of one site with the same settings: functions of the site and its plugins are ignored. */
function sourceKey({ path, text, imported, aliased, split, part, compile }: Source): string {
  const beside = JSON.stringify([imported, aliased, split, part, compile?.removeContentTitle]);
  return `${path} ${Bun.hash(text).toString(36)} ${Bun.hash(beside).toString(36)}`;
}
