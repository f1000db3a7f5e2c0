/**
 * Compiles a Markdown file that is a program: with `export`s, expressions, handlers, or a site's own plugins. In: its
 * text. Out: a `Document` whose `code` is a JavaScript module; the rest is as for any other document. The compiler of
 * MDX is loaded when the first such file comes.
 */

import type { Document, Slot, Source } from "../../model/document.ts";
import type { JsonObject } from "../../model/json.ts";
import type { Pluggable } from "unified";
import { splitFrontMatter } from "../front-matter.ts";
import { withoutNoncharacters } from "../marks.ts";
import type { CompileOptions } from "../options.ts";
import { countWords } from "../words.ts";
import { codeBlocks } from "./code-blocks.ts";
import { htmlAttributes } from "./html-attributes.ts";
import { resolveImports } from "./imports.ts";
import { linksToSlots } from "./links.ts";
import { toMdxDiagnostic } from "./mdx-error.ts";
import { providePageData } from "./page-data.ts";
import { PageReader } from "./page-reader.ts";
import { prepareMdx } from "./prepare-mdx.ts";
import { truncatable } from "./truncation.ts";

/** Plugins of a site, as unified takes them: functions, or functions with options. */
export interface SitePlugins {
  readonly remarkPlugins?: readonly Pluggable[];
  readonly rehypePlugins?: readonly Pluggable[];
  readonly recmaPlugins?: readonly Pluggable[];
  readonly beforeDefaultRemarkPlugins?: readonly Pluggable[];
  readonly beforeDefaultRehypePlugins?: readonly Pluggable[];
}

export interface CodeCompileOptions extends CompileOptions {
  /** Why the file is compiled as code, e.g. "`export` on line 87". */
  readonly tierReason?: string;
  readonly plugins?: SitePlugins;
}

/**
 * Compiles a file to code. Slots stand in the module's string literals: fill them with `fillCode`. The module's default
 * export takes the props `components` and `truncated` (a post up to its marker); it also exports `frontMatter`,
 * `contentTitle` and `toc`. Where `truncatedBody` is there, it is empty. `code` is absent when the file has an error,
 * which is reported.
 */
export async function compileCodeDocument(source: Source, options: CodeCompileOptions): Promise<Document> {
  const text = withoutNoncharacters(source.text.replace(/\r\n?/g, "\n"));
  const { frontMatter, positions, body, bodyLine } = splitFrontMatter({ path: source.path, text }, options.report);
  const page = new PageReader(options);
  const slots: Slot[] = [];
  const imports: Document["imports"][number][] = [];
  const mdx = prepareMdx(body, options);
  const code = await compileMdx("\n".repeat(bodyLine - 1) + mdx.text, {
    path: source.path,
    frontMatter,
    options,
    page,
    slots,
    imports,
  });
  const { contentTitle, excerpt = "", headings, anchors, sections } = page;
  return {
    path: source.path,
    hash: Bun.hash(source.text).toString(36),
    tier: "code",
    ...(options.tierReason !== undefined && { tierReason: options.tierReason }),
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
    sections,
    words: countWords(body),
    ...(code !== undefined && { code }),
  };
}

interface MdxRequest {
  readonly path: string;
  readonly frontMatter: JsonObject;
  readonly options: CodeCompileOptions;
  readonly page: PageReader;
  readonly slots: Slot[];
  readonly imports: Document["imports"][number][];
}

/** The program of an MDX text, or `undefined` when it has an error. */
async function compileMdx(
  text: string,
  { path, frontMatter, options, page, slots, imports }: MdxRequest,
): Promise<string | undefined> {
  const [{ compile }, { default: gfm }] = await Promise.all([import("@mdx-js/mdx"), import("remark-gfm")]);
  const { plugins = {} } = options;
  try {
    const file = await compile(
      { value: text, path },
      {
        format: "mdx",
        remarkPlugins: [
          gfm,
          truncatable,
          ...(plugins.beforeDefaultRemarkPlugins ?? []),
          htmlAttributes,
          ...(plugins.remarkPlugins ?? []),
          linksToSlots(slots),
        ],
        rehypePlugins: [
          ...(plugins.beforeDefaultRehypePlugins ?? []),
          page.plugin,
          ...(plugins.rehypePlugins ?? []),
          codeBlocks(path, options),
        ],
        recmaPlugins: [
          providePageData(() => pageData(frontMatter, page)),
          ...(plugins.recmaPlugins ?? []),
          resolveImports(path, imports),
        ],
      },
    );
    return String(file);
  } catch (error) {
    const diagnostic = toMdxDiagnostic(error, path);
    if (diagnostic === undefined) throw error;
    options.report.add(diagnostic);
    return undefined;
  }
}

/** What content may name: the front matter, the title, and the headings for `<TOCInline toc={toc} />`. */
function pageData(frontMatter: JsonObject, { contentTitle, headings }: PageReader): JsonObject {
  return { frontMatter, contentTitle, toc: headings.map(({ html, id, level }) => ({ value: html, id, level })) };
}
