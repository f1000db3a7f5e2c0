/**
 * Finds Markdown files that other files import, directly or through other partials. Only compiling shows which matches in a text
 * are real imports, so a missing file is not an error here.
 */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter } from "../model/diagnostic.ts";
import type { Source } from "../model/document.ts";
import { findFiles, fromSitePath, readSources, toSitePath } from "./files.ts";
import { toSiteFile } from "./imported-data.ts";
import { isScript, makeScriptFinder } from "./imported-scripts.ts";
import { type FindMarkdown, isPath } from "./markdown-names.ts";
import { contextImports } from "./module-context.ts";

export interface PartialsRequest {
  readonly siteDir: string;
  readonly sources: readonly Source[];
  /** Components that import Markdown files. */
  readonly scripts: readonly Source[];
  readonly find: FindMarkdown;
  readonly report: Reporter;
}

const IMPORTED = /\b(?:from|import|require)\s*\(?\s*(["'])([^"'\n!]+\.mdx?)\1(?!\s*(?:with|assert)\b)/g;

/** Matches import paths of Markdown files. Few texts contain any, and the pattern rejects others quickly. */
const NAMED = /["'][^"'\n!]+\.mdx?["']/;

export interface ReadPartials {
  /** The imported files. Each is compiled like the first file that imports it. */
  readonly partials: readonly Source[];
  /** Adds to a source the files of the modules that it names by an alias, a package, or a path around the site folder. */
  readonly withAliased: (source: Source) => Source;
  /** Site-relative paths of the files that scripts import. */
  readonly modules: readonly string[];
}

/** Reads the files that Markdown and scripts import, and those that these import. */
export async function readPartials(request: PartialsRequest): Promise<ReadPartials> {
  const { siteDir, sources, scripts, report } = request;
  const known = new Set([...sources, ...scripts].map(({ path }) => path));
  const aliased = new Map<string, Record<string, string>>();
  const modules = new Set<string>();
  const partials: Source[] = [];
  const importedScripts = makeScriptFinder(siteDir);
  for (let importers = [...sources, ...scripts]; importers.length > 0;) {
    const found = new Map<string, Source>();
    const next: Source[] = [];
    for (const importer of importers) {
      const isComponent = isScript(importer);
      for (const [name, path] of importedFiles(importer, request)) {
        if (isComponent) modules.add(path);
        const isDirect = isPath(name) && toSiteFile(importer.path, name) === path;
        if (!isDirect) aliased.set(importer.path, { ...aliased.get(importer.path), [name]: path });
        if (known.has(path) || !existsSync(fromSitePath(siteDir, path))) continue;
        known.add(path);
        found.set(path, importer);
      }
      for (const path of importedScripts(importer)) {
        if (!known.has(path)) next.push(readScript(siteDir, path));
        known.add(path);
      }
    }
    const read = readSources(
      siteDir,
      [...found.keys()].map((path) => fromSitePath(siteDir, path)),
      report,
    ).map((source) => ({ ...source, ...compileOf(found.get(source.path)) }));
    partials.push(...read);
    importers = [...read, ...next];
  }
  const withAliased = (source: Source): Source => {
    const files = aliased.get(source.path);
    return files ? { ...source, aliased: files } : source;
  };
  return { partials, withAliased, modules: [...modules] };
}

/** Reads the scripts in `src` and in other folders of components, and those among the site's pages. */
export async function readScripts(
  siteDir: string,
  folders: readonly string[],
  pages: readonly string[],
): Promise<Source[]> {
  const below = await Promise.all(
    [join(siteDir, "src"), ...folders].map(async (dir) => {
      const names = await findFiles({ dir, include: ["**/*.{js,jsx,ts,tsx}"], exclude: ["**/node_modules/**"] });
      return names.map((name) => toSitePath(siteDir, join(dir, name)));
    }),
  );
  const paths = new Set([...below.flat(), ...pages].filter((path) => isScript({ path })));
  return [...paths].map((path) => readScript(siteDir, path));
}

function readScript(siteDir: string, path: string): Source {
  return { path, text: readFileSync(fromSitePath(siteDir, path), "utf8") };
}

/** Returns the site-relative paths of the Markdown files that a file imports, by module name. */
function importedFiles(
  importer: Source,
  { find, siteDir }: Pick<PartialsRequest, "find" | "siteDir">,
): (readonly [name: string, path: string])[] {
  const { path, text } = importer;
  const chosen = isScript(importer) ? contextImports(text, { file: fromSitePath(siteDir, path), siteDir }) : [];
  return [...importedNames(text), ...chosen.filter((from) => /\.mdx?$/.test(from))].flatMap((from) => {
    const file = find(path, from);
    return file === undefined ? [] : [[from, file] as const];
  });
}

function importedNames(text: string): string[] {
  if (!NAMED.test(text)) return [];
  return [...text.matchAll(IMPORTED)].map(([, , written = ""]) => written.replace(/\\(.)/g, "$1"));
}

function compileOf(importer: Source | undefined): Pick<Source, "compile"> {
  return importer?.compile === undefined ? {} : { compile: importer.compile };
}
