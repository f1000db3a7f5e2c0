/** Reads what has changed of a site's files. In: what was read before and the paths that changed. Out: what there is now. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { readSources } from "../../content/files.ts";
import type { SiteContent } from "../../content/read.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Source } from "../../model/document.ts";

export interface NewTexts {
  readonly content: SiteContent;
  /** Sources whose text is another one now. */
  readonly sources: readonly Source[];
}

/**
 * The content with the new texts of the files that changed. Undefined where more may have changed than texts: front matter,
 * imports, or which files there are. Then the plugins have to read again.
 */
export async function withNewTexts(
  content: SiteContent,
  changed: ReadonlySet<string>,
  { siteDir, report }: { readonly siteDir: string; readonly report: Reporter },
): Promise<NewTexts | undefined> {
  const known = new Map(
    content.contents.flatMap(({ found }) => found.sources.map((each) => [each.path, each] as const)),
  );
  const old = new Set(known.values());
  const wanted = [...changed].map((path) => known.get(toKey(path, siteDir)));
  if (!wanted.every((source) => source !== undefined) || ![...changed].every((path) => existsSync(path)))
    return undefined;
  const read = await readSources(
    siteDir,
    wanted.map(({ path }) => join(siteDir, path)),
    report,
  );
  const texts = new Map(read.map(({ path, text }) => [path, text]));
  if (!wanted.every((source) => isText(source, texts.get(source.path)))) return undefined;
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

/** Whether nothing but the text below the front matter is new, and that imports nothing. */
function isText({ text: before, part }: Source, now: string | undefined): boolean {
  if (now === undefined || part !== undefined || IMPORT.test(before) || IMPORT.test(now)) return false;
  return frontMatterOf(before) === frontMatterOf(now);
}

const IMPORT = /^\s*(?:import|export)\b/m;

function frontMatterOf(text: string): string {
  return /^---[^\n]*\n[^]*?\n---[ \t]*(?:\r?\n|$)/.exec(text)?.[0] ?? "";
}
