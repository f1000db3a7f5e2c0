/**
 * Finds Markdown files that other files import, directly or through other partials. Only compiling shows which matches in a text
 * are real imports, so a missing file is not an error here.
 */

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Reporter } from "../model/diagnostic.ts";
import type { Source } from "../model/document.ts";
import { findFiles, fromSitePath, readSources } from "./files.ts";
import { toSiteFile } from "./imported-data.ts";

export interface PartialsRequest {
  readonly siteDir: string;
  readonly sources: readonly Source[];
  /** Components that import Markdown files. */
  readonly scripts: readonly Source[];
  readonly report: Reporter;
}

const IMPORTED = /\b(?:from|import)\s*(["'])((?:\.|@site\/)[^"'\n]*\.mdx?)\1/g;

/** Matches import paths of Markdown files. Few texts contain any, and the pattern rejects others quickly. */
const NAMED = /["'](?:\.|@site\/)[^"'\n]*\.mdx?["']/;

/** Returns the imported files. Each is compiled like the first file that imports it. */
export async function readPartials({ siteDir, sources, scripts, report }: PartialsRequest): Promise<Source[]> {
  const known = new Set(sources.map(({ path }) => path));
  const partials: Source[] = [];
  for (let importers = [...sources, ...scripts]; importers.length > 0;) {
    const found = new Map<string, Source>();
    for (const importer of importers) {
      for (const path of importedPaths(importer)) {
        if (known.has(path) || !existsSync(fromSitePath(siteDir, path))) continue;
        known.add(path);
        found.set(path, importer);
      }
    }
    const read = readSources(
      siteDir,
      [...found.keys()].map((path) => fromSitePath(siteDir, path)),
      report,
    );
    importers = read.map((source) => ({ ...source, ...compileOf(found.get(source.path)) }));
    partials.push(...importers);
  }
  return partials;
}

/** Finds scripts in `src` and among the site's pages that import a Markdown file. */
export async function findMarkdownImporters(siteDir: string, pages: readonly string[]): Promise<Source[]> {
  const below = await findFiles({ dir: join(siteDir, "src"), include: ["**/*.{js,jsx,ts,tsx}"], exclude: [] });
  const paths = new Set([...below.map((name) => `src/${name}`), ...pages.filter((page) => /\.[jt]sx?$/.test(page))]);
  const read = [...paths].map(async (path) => ({ path, text: await Bun.file(fromSitePath(siteDir, path)).text() }));
  return (await Promise.all(read)).filter((script) => importedPaths(script).length > 0);
}

/** Returns the site-relative paths of the Markdown files that a text imports. */
export function importedPaths({ path, text }: Pick<Source, "path" | "text">): string[] {
  if (!NAMED.test(text)) return [];
  return [...text.matchAll(IMPORTED)].map(([, , written = ""]) => {
    const from = written.replace(/\\(.)/g, "$1");
    return toSiteFile(path, from);
  });
}

function compileOf(importer: Source | undefined): Pick<Source, "compile"> {
  return importer?.compile === undefined ? {} : { compile: importer.compile };
}
