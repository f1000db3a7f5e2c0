import type { Diagnostic } from "../model/diagnostic.ts";
import type { Document, Source } from "../model/document.ts";
import { describeEnding } from "../config/ending.ts";
import { toErrorText } from "../report/error-text.ts";
import { innermostFile, isOwnFile, nameCode } from "../report/own-code.ts";
import { makeSiteCode } from "../report/site-code.ts";
import { compileDocument } from "./compile.ts";
import { openConditions } from "./lex/condition-blocks.ts";
import type { CompileOptions } from "./options.ts";
import type { Chain } from "./unified/chain.ts";
import { PluginFailure } from "./unified/plugin-failure.ts";
import { hasSitePlugins, type SitePlugins } from "./unified/site-plugins.ts";

/** Compiles a file with plugins. */
async function compileByPlugins(source: Source, options: SourceCompileOptions): Promise<Document> {
  const { compileWithChain, makeChain } = await import("./unified/compile.ts");
  return compileWithChain(source, options, await (options.loadChain?.() ?? makeChain(options)));
}

/** Compiles a file with the site's own plugins. Diagnostic: `site-function-failed` at the file if one throws. */
async function compileWithPlugins(source: Source, options: SourceCompileOptions): Promise<Document> {
  const { siteCode = makeSiteCode(), siteDir = "." } = options;
  const name = `the chain of remark and rehype plugins on \`${source.path}\``;
  try {
    return await siteCode.run(name, () => compileByPlugins(source, options));
  } catch (failure) {
    const named = failure instanceof PluginFailure ? failure : undefined;
    const error = named ? named.cause : failure;
    const thrower = innermostFile(error);
    const ending = describeEnding(error);
    if (!ending && thrower !== undefined && isOwnFile(thrower)) throw error;
    const { text, ...place } = readFailure(error);
    const message = `${named?.plugin ?? "A remark or rehype plugin"} of the site fails on this file: \`${text}\`.`;
    const problem = ending ?? {
      code: "site-function-failed",
      message,
      ...place,
      ...(thrower && { hint: `It throws in ${nameCode(thrower, siteDir)}.` }),
    };
    // The result without plugins serves the later stages.
    const document = compileDocument(source, options);
    return { ...document, diagnostics: [{ ...problem, severity: "error", file: source.path }] };
  }
}

/** What is wrong, and where in the file if the plugin names a place (`file.fail`). */
function readFailure(error: unknown): { readonly text: string } & Pick<Diagnostic, "line" | "column"> {
  const { reason, line, column } = Object(error) as Readonly<Record<string, unknown>>;
  if (typeof reason !== "string") return { text: toErrorText(error) };
  return { text: reason, ...(typeof line === "number" && typeof column === "number" && { line, column }) };
}

/** Compiles one file, with the site's remark and rehype plugins if there are any. */
export async function compileSource(source: Source, options: SourceCompileOptions): Promise<Document> {
  const document = await compileWith(source, options);
  const text = document.diagnostics.some(isBroken) ? openConditions(source.text) : undefined;
  if (text === undefined) return document;
  const other = await compileWith({ ...source, text }, options);
  return other.diagnostics.some(isBroken) ? document : other;
}

/** Whether braces around Markdown may be the cause. */
function isBroken({ code }: Diagnostic): boolean {
  return code === "invalid-mdx" || code === "unclosed-tag";
}

function compileWith(source: Source, options: SourceCompileOptions): Document | Promise<Document> {
  return hasSitePlugins(options) ? compileWithPlugins(source, options) : compileDocument(source, options);
}

/** Options of the site, and the plugins of the file's own plugin. */
export type SourceCompileOptions = CompileOptions &
  SitePlugins & {
    /** These plugins, attached once for all files. */
    readonly loadChain?: () => Promise<Chain>;
  };
