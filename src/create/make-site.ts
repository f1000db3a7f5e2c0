/** Generates the files of a new site. */

import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { TemplateFiles } from "./read-templates.ts";
import { type TemplateName, TEMPLATES } from "./template-names.ts";

/** Returns the files of a template by site-relative path. Later layers replace files of earlier ones. */
export function makeSiteFiles(all: TemplateFiles, template: TemplateName, title: string): TemplateFiles {
  const files: Record<string, string> = {};
  for (const layer of TEMPLATES[template].layers) {
    for (const [path, text] of Object.entries(all)) {
      if (!path.startsWith(`${layer}/`)) continue;
      const name = path.slice(layer.length + 1).replace(/(^|\/)gitignore$/, "$1.gitignore");
      files[name] = text.replaceAll("{{title}}", title);
    }
  }
  return files;
}

/** Converts `my-first_site` to `My first site`. Drops quotes and other characters that would end a string in the config. */
export function toTitle(dir: string): string {
  const words = basename(dir)
    .replace(/["'`\\<>${}]/g, "")
    .replace(/[-_\s]+/g, " ")
    .trim();
  return words === "" ? "My site" : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Files that may already exist in the folder of a new site. */
const HARMLESS: ReadonlySet<string> = new Set([".git", ".DS_Store"]);

/** Lists the files that prevent a folder from becoming a site; empty if the folder does not exist. Throws system errors. */
export function listObstacles(dir: string): string[] {
  try {
    return readdirSync(dir)
      .filter((name) => !HARMLESS.has(name))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Writes all files to a temporary folder and then moves them in, so that an interrupted run leaves no partial site. Throws system errors. */
export function writeSiteFiles(dir: string, files: TemplateFiles): void {
  mkdirSync(dirname(dir), { recursive: true });
  const temporary = mkdtempSync(join(dirname(dir), `.${basename(dir)}-`));
  try {
    for (const [path, text] of Object.entries(files)) {
      const file = join(temporary, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    mkdirSync(dir, { recursive: true });
    for (const name of readdirSync(temporary)) renameSync(join(temporary, name), join(dir, name));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
