/** Finds a site's config file. */

import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Reporter } from "../model/diagnostic.ts";
import { joinWords } from "./issue-words.ts";

/** File names of a config, in order of precedence. */
export const CONFIG_NAMES = ["ts", "mts", "mjs", "js", "cjs", "json"].map((ending) => `docusaurus.config.${ending}`);

export interface FindConfigRequest {
  /** Absolute. */
  readonly siteDir: string;
  /** As given on the command line, relative to the site folder. */
  readonly configPath?: string | undefined;
  readonly report: Reporter;
}

/** Absolute path of the config. Diagnostic: `config-not-found`. */
export function findConfig({ siteDir, configPath, report }: FindConfigRequest): string | undefined {
  if (configPath !== undefined) return findNamed(siteDir, configPath, report);
  const found = CONFIG_NAMES.map((name) => join(siteDir, name)).find((path) => existsSync(path));
  if (found !== undefined) return found;
  const exists = existsSync(siteDir) && statSync(siteDir).isDirectory();
  report.error({
    code: "config-not-found",
    message: exists ? `The folder \`${siteDir}\` has no config.` : `The folder \`${siteDir}\` does not exist.`,
    hint: `A config is called ${joinWords(CONFIG_NAMES.map((name) => `\`${name}\``))}.`,
  });
  return undefined;
}

function findNamed(siteDir: string, configPath: string, report: Reporter): string | undefined {
  const path = resolve(siteDir, configPath);
  if (existsSync(path)) return path;
  report.error({
    code: "config-not-found",
    message: `The config \`${configPath}\` does not exist in the folder \`${siteDir}\`.`,
  });
  return undefined;
}
