import { join, relative, resolve } from "node:path";
import { statSync } from "node:fs";
import type { LoadedSite } from "../../config/loaded-site.ts";
import { findFiles, readSources, toSitePath } from "../../content/files.ts";
import type { SiteContent } from "../../content/read.ts";
import type { HeadingIdsRequest, HeadingIdsResult } from "../../model/build.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Source } from "../../model/document.ts";
import { replaceFile } from "../../system/replace-file.ts";
import { makeSettings } from "../compile-settings.ts";
import { writeHeadingIds } from "./write-ids.ts";

export interface WriteFilesRequest {
  readonly requested: HeadingIdsRequest;
  readonly loaded: LoadedSite;
  readonly content: SiteContent;
  readonly report: Reporter;
}

const MARKDOWN = "**/*.{md,mdx}";
const NOT_CONTENT = ["**/node_modules/**", "**/.*/**"];

/** Writes heading IDs into the files of a site. Diagnostic: `file-not-found` for a name that matches no Markdown file. */
export async function writeIdsIntoFiles(request: WriteFilesRequest): Promise<HeadingIdsResult["changed"]> {
  const { requested, loaded, content, report } = request;
  const settings = makeSettings({ ...loaded, ...content, siteCode: report.siteCode });
  const changed: { path: string; count: number }[] = [];
  for (const source of await findSources(request)) {
    const compile = await settings(source);
    const options = {
      ...requested,
      compile: { ...compile, maintainCase: requested.maintainCase || compile.maintainCase },
    };
    const { text, count } = writeHeadingIds(source, options);
    if (count === 0) continue;
    const file = join(loaded.site.dir, source.path);
    replaceFile(file, (await hasByteOrderMark(file)) ? `\uFEFF${text}` : text);
    changed.push({ path: source.path, count });
  }
  return changed;
}

async function hasByteOrderMark(file: string): Promise<boolean> {
  const start = await Bun.file(file).slice(0, 3).bytes();
  return start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf;
}

async function findSources({ requested, loaded, content, report }: WriteFilesRequest): Promise<readonly Source[]> {
  const { contents, partials } = content;
  // IDs in a part of a file, such as a section of a changelog, would not end up in any file.
  const all = [...contents.flatMap(({ found }) => found.sources), ...partials].filter(({ part }) => part === undefined);
  if (requested.files.length === 0) return all;
  const known = new Map(all.map((source) => [source.path, source]));
  const { dir } = loaded.site;
  const files = new Set<string>();
  for (const name of requested.files) {
    const found = await findNamed(name, [requested.cwd, dir]);
    for (const file of found) files.add(file);
    if (found.length > 0) continue;
    const message = `No Markdown file matches \`${name}\`.`;
    report.error({
      code: "file-not-found",
      message,
      hint: "Name a file, a folder or a pattern (`docs/**/*.md`).",
    });
  }
  const paths = [...files].map((file) => toSitePath(dir, file));
  const others = paths.filter((path) => !known.has(path)).map((path) => join(dir, path));
  const read = new Map(readSources(dir, others, report).map((source) => [source.path, source]));
  return paths.flatMap((path) => known.get(path) ?? read.get(path) ?? []);
}

/** Absolute paths of the files that a name matches, in the first folder with a match. */
async function findNamed(name: string, folders: readonly string[]): Promise<string[]> {
  for (const folder of folders) {
    const path = resolve(folder, name);
    const entry = statSync(path, { throwIfNoEntry: false });
    if (entry?.isFile()) return /\.mdx?$/i.test(path) ? [path] : [];
    const [dir, pattern] = entry?.isDirectory() ? [path, MARKDOWN] : [folder, relative(folder, path)];
    const found = await findFiles({ dir, include: [pattern], exclude: NOT_CONTENT });
    const files = found.filter((file) => /\.mdx?$/i.test(file)).map((file) => join(dir, file));
    if (files.length > 0) return files;
  }
  return [];
}
