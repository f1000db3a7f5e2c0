/** Finds translations of a plugin's content. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../model/site.ts";
import { toSitePath } from "../report/site-path.ts";
import { localeFolder } from "../translations/locale-folder.ts";

export interface PluginInstance {
  /** Full name, e.g. `docusaurus-plugin-content-blog`. */
  readonly name: string;
  readonly id: string;
}

/** Absolute folder with the plugin's translated files; `undefined` when the locale is not translated. */
export function localizedDir(site: Site, plugin: PluginInstance): string | undefined {
  const folder = localeFolder(site);
  return folder && join(folder, folderName(plugin));
}

/** Folder of the plugin's translations inside that of a locale. */
export function folderName({ name, id }: PluginInstance): string {
  return id === "default" ? name : `${name}-${id}`;
}

/** The translation of a file if there is one, or else the file itself. `file` is relative to both folders. */
export async function localizedFile(file: string, dir: string, translated: string | undefined): Promise<string> {
  if (translated === undefined) return join(dir, file);
  const path = join(translated, file);
  return (await Bun.file(path).exists()) ? path : join(dir, file);
}

/** The same for several files. */
export function localizedFiles(
  files: readonly string[],
  dir: string,
  translated: string | undefined,
): Promise<string[]> {
  // Most sites have no translations of a plugin's files, and thousands of files.
  const found = translated !== undefined && existsSync(translated) ? translated : undefined;
  return Promise.all(files.map((file) => localizedFile(file, dir, found)));
}

/** From some files that a plugin reads, the translated ones with their originals. All paths are relative to the site folder. */
export function originalsOf(
  paths: readonly string[],
  {
    siteDir,
    dir,
    translated,
  }: { readonly siteDir: string; readonly dir: string; readonly translated: string | undefined },
): ReadonlyMap<string, string> {
  if (translated === undefined) return new Map();
  const from = `${toSitePath(siteDir, translated)}/`;
  const to = toSitePath(siteDir, dir);
  return new Map(paths.flatMap((path) => (path.startsWith(from) ? [[path, `${to}/${path.slice(from.length)}`]] : [])));
}
