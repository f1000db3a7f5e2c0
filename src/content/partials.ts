/**
 * Finds Markdown files that other files import. In: sources of the plugins. Out: the imported files that are not among
 * them, and what those import in turn. Which names in the texts are imports indeed, only compiling shows: a file that is
 * not there is no mistake here.
 */

import { existsSync } from "node:fs";
import { posix } from "node:path";
import type { Reporter } from "../model/diagnostic.ts";
import type { Source } from "../model/document.ts";
import { fromSitePath, readSources } from "./files.ts";

export interface PartialsRequest {
  readonly siteDir: string;
  readonly sources: readonly Source[];
  readonly report: Reporter;
}

const IMPORTED = /\b(?:from|import)\s*(["'])((?:\.|@site\/)[^"'\n]*\.mdx?)\1/g;

/** Imported files; each is compiled as the file that imports it first. */
export async function readPartials({ siteDir, sources, report }: PartialsRequest): Promise<Source[]> {
  const known = new Set(sources.map(({ path }) => path));
  const partials: Source[] = [];
  for (let importers = sources; importers.length > 0;) {
    const found = new Map<string, Source>();
    for (const importer of importers) {
      for (const path of importedPaths(importer)) {
        if (known.has(path) || !existsSync(fromSitePath(siteDir, path))) continue;
        known.add(path);
        found.set(path, importer);
      }
    }
    const read = await readSources(
      siteDir,
      [...found.keys()].map((path) => fromSitePath(siteDir, path)),
      report,
    );
    importers = read.map((source) => ({ ...source, ...compileOf(found.get(source.path)) }));
    partials.push(...importers);
  }
  return partials;
}

function importedPaths({ path, text }: Source): string[] {
  if (!text.includes(".md")) return [];
  return [...text.matchAll(IMPORTED)].map(([, , written = ""]) => {
    const from = written.replace(/\\(.)/g, "$1");
    return from.startsWith("@site/")
      ? posix.normalize(from.slice("@site/".length))
      : posix.join(posix.dirname(path), from);
  });
}

function compileOf(importer: Source | undefined): Pick<Source, "compile"> {
  return importer?.compile === undefined ? {} : { compile: importer.compile };
}
