/** Reads only the changed files of a site, so that a saved text does not make every plugin read its folder again. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { readSources } from "../../content/files.ts";
import type { SiteContent } from "../../content/read.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Source } from "../../model/document.ts";

export interface NewTexts {
  readonly content: SiteContent;
  /** Sources with a new text. */
  readonly sources: readonly Source[];
}

/**
 * Returns the content with the new texts of the changed files. Returns `undefined` if front matter or imports changed, or if files
 * were added or removed: then the plugins must read their folders again.
 */
export async function withNewTexts(
  content: SiteContent,
  changed: ReadonlySet<string>,
  { siteDir, report }: { readonly siteDir: string; readonly report: Reporter },
): Promise<NewTexts | undefined> {
  // Loaders of the site change texts after they are read.
  if (content.contents.some(({ plugin }) => plugin.loadsMarkdown)) return undefined;
  const known = new Map(
    content.contents.flatMap(({ found }) => found.sources.map((each) => [each.path, each] as const)),
  );
  const old = new Set(known.values());
  const changedSources = [...changed].map((path) => known.get(toKey(path, siteDir)));
  if (!changedSources.every((source) => source !== undefined) || ![...changed].every((path) => existsSync(path)))
    return undefined;
  const read = readSources(
    siteDir,
    changedSources.map(({ path }) => join(siteDir, path)),
    report,
  );
  const texts = new Map(read.map(({ path, text }) => [path, text]));
  if (!changedSources.every((source) => isText(source, texts.get(source.path)))) return undefined;
  const replace = (source: Source): Source => {
    const text = texts.get(source.path);
    return text === undefined || text === source.text ? source : { ...source, text };
  };
  const contents = content.contents.map(({ plugin, found }) => ({
    plugin,
    found: { ...found, sources: found.sources.map(replace) },
  }));
  const sources = contents.flatMap(({ found }) => found.sources.filter((source) => !old.has(source)));
  return { content: { ...content, contents }, sources };
}

function toKey(path: string, siteDir: string): string {
  return path.startsWith(`${siteDir}/`) ? path.slice(siteDir.length + 1) : path;
}

/** Whether only the text below the front matter changed, and the file imports nothing. */
function isText({ text: before, part }: Source, now: string | undefined): boolean {
  if (now === undefined || part !== undefined || IMPORT.test(before) || IMPORT.test(now)) return false;
  return frontMatterOf(before) === frontMatterOf(now);
}

const IMPORT = /^\s*(?:import|export)\b/m;

function frontMatterOf(text: string): string {
  return /^---[^\n]*\n[^]*?\n---[ \t]*(?:\r?\n|$)/.exec(text)?.[0] ?? "";
}
