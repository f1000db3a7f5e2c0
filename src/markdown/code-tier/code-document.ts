/**
 * Compiles a Markdown file that is a program: with `export`s, expressions, handlers, or a site's own plugins. In: its
 * text. Out: a `Document` whose `code` is a JavaScript module; the rest is as for any other document. The compiler of
 * MDX is loaded when the first such file comes.
 */

import type { CodePiece, Document, Slot, Source } from "../../model/document.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { type ImportedValues, readImportedValues, readValue } from "../imported-values.ts";
import type { LiteralScope } from "../literal.ts";
import { makeReporter } from "../../report/reporter.ts";
import { splitFrontMatter } from "../front-matter.ts";
import { type CompileOptions, type FileOptions, isMdx, readFormat } from "../options.ts";
import { toRootName } from "../tag.ts";
import { countWords } from "../words.ts";
import { admonitions, admonitionTitles } from "./admonitions.ts";
import { findBoundNames } from "./bound-names.ts";
import { CodeLines } from "./code-lines.ts";
import { codeBlocks } from "./code-blocks.ts";
import { footnoteNames, footnotesHeading } from "./footnotes.ts";
import { loadFormulaSyntax } from "./formula-syntax.ts";
import { formulas } from "./formulas.ts";
import { headContent } from "./head-content.ts";
import { type BraceHider, loadMdxSyntax, makeBraceHider, showBraces } from "./hidden-braces.ts";
import { resolveImports } from "./imports.ts";
import { findExcess } from "./excess.ts";
import { readLeftNodes } from "./left-nodes.ts";
import { linksToSlots } from "./links.ts";
import { toMdxDiagnostic } from "./mdx-error.ts";
import { missingComponents } from "./missing-components.ts";
import { providePageData } from "./page-data.ts";
import { makeMdxReaders, type ReadPiece } from "./mdx-readers.ts";
import { PageReader } from "./page-reader.ts";
import { prepareMdx } from "./prepare-mdx.ts";
import { emojiNames } from "./emoji-names.ts";
import type { Chain } from "../unified/chain.ts";
import { readPlugins, type SitePlugins } from "../unified/site-plugins.ts";
import { tidy } from "./tidy.ts";
import { tabs } from "./tabs.ts";
import { themeElements } from "./theme-elements.ts";
import { truncatable } from "./truncation.ts";
import { unsafeLinks } from "./unsafe-links.ts";

/** Options of the site, and the plugins of the file's own plugin. */
export type CodeCompileOptions = CompileOptions &
  SitePlugins & {
    /** Those plugins, attached once for all files. */
    readonly loadChain?: () => Promise<Chain>;
  };

/**
 * Compiles a file to code. Slots stand in the module's string literals: fill them with `fillCode`. The module's default
 * export takes the props `components` and `truncated` (a post up to its marker); it also exports `frontMatter`,
 * `contentTitle` and `toc`. Where `truncatedBody` is there, it is empty. `code` is absent when the file has an error,
 * which is reported.
 */
export async function compileCodeDocument(source: Source, settings: CodeCompileOptions): Promise<Document> {
  const report = makeReporter(settings.siteCode);
  const options = { ...settings, report };
  const { frontMatter, positions, body, bodyLine } = splitFrontMatter(source, report);
  const page = new PageReader(options, pageScope(frontMatter, readImportedValues(body, source.imported)));
  const slots: Slot[] = [];
  const imports: Document["imports"][number][] = [];
  const moduleCode: string[] = [];
  const isMdxFile = isMdx(source.path, readFormat(frontMatter) ?? options.format);
  const braces = makeBraceHider(body);
  const mdx = prepareMdx({ text: body, mdx: isMdxFile }, { ...options, hide: braces.hide });
  const above = "\n".repeat(bodyLine - 1);
  const program = await compileMdx(above + mdx.text, {
    written: above + body,
    source,
    frontMatter,
    options,
    page,
    slots,
    imports,
    moduleCode,
    braces,
  });
  const { contentTitle, excerpt = "", headings, anchors, sections, includes, hasFormulas } = page;
  const bound = findBoundNames([mdx.text, ...moduleCode].join("\n"));
  return {
    path: source.path,
    hash: Bun.hash(source.text).toString(36),
    frontMatter,
    frontMatterPositions: positions,
    ...(contentTitle !== undefined && { contentTitle }),
    excerpt,
    headings,
    anchors,
    body: [],
    ...(mdx.truncated && { truncatedBody: [] }),
    slots,
    imports,
    components: [...page.components].flatMap(([name, position]) =>
      bound.has(toRootName(name)) ? [] : [{ name, ...position }],
    ),
    ...(includes.length > 0 && { includes }),
    sections,
    words: countWords(body),
    ...(program && { program }),
    ...(hasFormulas && { formulas: true }),
    diagnostics: report.diagnostics,
  };
}

/** What names stand for that can be known before a page runs: its front matter, and what it imports as data. */
function pageScope(frontMatter: JsonObject, imported: ImportedValues): LiteralScope {
  const values = new Map<string, Json>([...imported, ["frontMatter", frontMatter]]);
  return { name: (path) => (path.length > 1 || imported.has(path[0] ?? "") ? readValue(values, path) : undefined) };
}

interface MdxRequest {
  /** The text as its author wrote it, in the same lines. */
  readonly written: string;
  readonly source: Source;
  readonly frontMatter: JsonObject;
  readonly options: CodeCompileOptions & FileOptions;
  readonly page: PageReader;
  readonly slots: Slot[];
  readonly imports: Document["imports"][number][];
  /** Text of the `import`s and `export`s that plugins add. */
  readonly moduleCode: string[];
  readonly braces: BraceHider;
}

/** Whether a text is too much for the compiler of MDX, which is reported. */
function isTooMuch(text: string, file: string, options: FileOptions): boolean {
  const excess = findExcess(text, options.formulas?.syntax !== undefined);
  if (excess !== undefined) options.report.add({ ...excess, severity: "error", file });
  return excess !== undefined;
}

/** The compiler of MDX, and plugins that teach it the syntax of a site. */
async function loadCompiler({ formulas: settings }: CodeCompileOptions) {
  const [mdx, { gfm }, formulaSyntax] = await Promise.all([
    import("@mdx-js/mdx"),
    import("./gfm.ts"),
    settings?.syntax && loadFormulaSyntax(settings.syntax),
  ]);
  return { ...mdx, syntax: [gfm, ...(formulaSyntax ? [formulaSyntax] : [])] };
}

/** The program of an MDX text, or `undefined` when it has an error. */
async function compileMdx(text: string, request: MdxRequest): Promise<CodePiece | undefined> {
  const { source, options, braces } = request;
  if (isTooMuch(text, source.path, options)) return undefined;
  let isRead = false;
  const compile = await makeCompiler(request, () => (isRead = true));
  try {
    try {
      return await compile(text);
    } catch (error) {
      const plain = braces.restore(text);
      if (isRead || plain === text) throw error;
      // An expression may end elsewhere than was thought: MDX is to say where, brace by brace.
      return await compile(plain);
    }
  } catch (error) {
    const diagnostic = toMdxDiagnostic(error, { file: source.path, text: request.written });
    if (diagnostic === undefined) throw error;
    options.report.add(diagnostic);
    return undefined;
  }
}

/** Makes the compiler of a document with all its plugins. `onRead` is called when a text is parsed. */
async function makeCompiler(
  { source, frontMatter, options, page, slots, imports, moduleCode, braces }: MdxRequest,
  onRead: () => void,
): Promise<(text: string) => Promise<CodePiece>> {
  const { path } = source;
  const [{ compile, createProcessor, syntax }, mdxSyntax] = await Promise.all([
    loadCompiler(options),
    loadMdxSyntax(braces),
  ]);
  const render = options.formulas?.makeRenderer?.();
  const { report } = options;
  const readers = makeMdxReaders({ createProcessor, syntax, options });
  const follow = (parse: ReadPiece) => (plugin: string) =>
    readLeftNodes({ plugin, file: path, parse, onModuleCode: (code) => moduleCode.push(code), report });
  const own = readPlugins(options, { report, remark: follow(readers.markdown), rehype: follow(readers.html) });
  return async (text) => {
    const file = await compile(
      { value: text, path },
      {
        format: "mdx",
        providerImportSource: "@mdx-js/react",
        SourceMapGenerator: CodeLines as never,
        ...(options.remarkRehypeOptions && { remarkRehypeOptions: options.remarkRehypeOptions }),
        remarkPlugins: [
          mdxSyntax,
          ...syntax,
          showBraces(braces, onRead),
          truncatable,
          ...own.beforeDefaultRemarkPlugins,
          themeElements,
          ...(options.replaceEmoji ? [emojiNames(options.replaceEmoji)] : []),
          headContent(path, report),
          admonitions(readers.plain),
          ...own.remarkPlugins,
          footnoteNames(path),
          unsafeLinks(path, report),
          linksToSlots(slots),
          tabs(path, report),
        ],
        rehypePlugins: [
          ...own.beforeDefaultRehypePlugins,
          ...(render ? [formulas({ path, text, render, report })] : []),
          page.plugin,
          footnotesHeading(path),
          ...own.rehypePlugins,
          tidy,
          admonitionTitles,
          codeBlocks(source, options),
        ],
        recmaPlugins: [
          ...own.recmaPlugins,
          missingComponents,
          providePageData(() => ({ ...page.data, frontMatter })),
          resolveImports(path, imports),
        ],
      },
    );
    return { text: String(file), lines: file.map as unknown as readonly number[] };
  };
}
