/** Stage markdown: compiles every source once. In: what the plugins read. Out: documents by path, in the order they were read. */

import type { LoadedSite } from "../config/loaded-site.ts";
import type { Tick } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Document, Source } from "../model/document.ts";
import type { PluginContent } from "../content/read.ts";
import { compileDocument } from "./compile.ts";
import { type CodeCompileOptions, compileCodeDocument } from "./code-tier/code-document.ts";
import { hasSitePlugins } from "./code-tier/site-plugins.ts";
import { makeReporter } from "../report/reporter.ts";
import { makeHighlighter } from "./code/highlighter.ts";
import { type CompileOptions, defaultCompileOptions } from "./options.ts";
import { prepareSource } from "./site-sources.ts";

export interface CompileRequest extends Pick<LoadedSite, "site" | "functions"> {
  readonly content: readonly PluginContent[];
  readonly report: Reporter;
  readonly tick: Tick;
}

/** All documents of a site. */
export async function compileDocuments(request: CompileRequest): Promise<Map<string, Document>> {
  const options = siteOptions(request);
  const sources = request.content.flatMap(({ found }) => found.sources);
  const documents = new Map<string, Document>();
  for (const source of sources) {
    documents.set(
      source.path,
      await compileSource(await prepareSource(source, request), { ...options, ...source.compile }),
    );
    request.tick(documents.size, sources.length);
  }
  return documents;
}

/** Compiles one file: code pages, and all pages of a plugin with remark or rehype plugins, by the compiler of MDX. */
export function compileSource(source: Source, options: CodeCompileOptions): Document | Promise<Document> {
  if (hasSitePlugins(options)) return compileCodeDocument(source, options);
  // What is wrong with a code page its own compiler tells.
  const report = makeReporter();
  const document = compileDocument(source, { ...options, report });
  if (document.tier === "code") return compileCodeDocument(source, options);
  for (const diagnostic of report.diagnostics) options.report.add(diagnostic);
  return document;
}

function siteOptions({ site, report }: CompileRequest): CompileOptions {
  const { markdown, themeConfig } = site.config;
  const prism = themeConfig["prism"] as unknown as Partial<Pick<CompileOptions, "magicComments" | "defaultLanguage">>;
  return {
    ...defaultCompileOptions({ report, highlighter: makeHighlighter() }),
    format: markdown.format,
    mdx1Compat: markdown.mdx1Compat,
    maintainCase: markdown.anchors.maintainCase,
    ...(prism?.magicComments && { magicComments: prism.magicComments }),
    ...(prism?.defaultLanguage && { defaultLanguage: prism.defaultLanguage }),
  };
}
