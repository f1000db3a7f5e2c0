/** Locates the site of a command from the current folder and the arguments. */

import { existsSync, readdirSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { CONFIG_NAMES } from "../config/find-config.ts";
import type { LoadRequest } from "../model/build.ts";
import type { Diagnostic, Reporter } from "../model/diagnostic.ts";
import { makeReporter } from "../report/reporter.ts";
import { makeProgress } from "../terminal/progress.ts";
import type { ArgumentSpec, CommandContext, CommandResult, TextSpec } from "./command.ts";
import { isFolder } from "../system/lenient-files.ts";

export const SITE_ARGUMENT: ArgumentSpec = {
  name: "siteDir",
  doc: "Folder with the config. Defaults to the current folder, or to `content` in it when the current folder has no config.",
};

export const CONFIG_OPTION: TextSpec = {
  type: "text",
  value: "<file>",
  doc: "Config to use, relative to the site folder. Defaults to `docusaurus.config.` with `ts`, `mts`, `mjs`, `js`, `cjs` or `json`.",
};

export const LOCALE_OPTION: TextSpec = {
  type: "text",
  short: "l",
  value: "<name>",
  isList: true,
  doc: "Build only this locale; repeat the option for several. A single locale goes to the root of the output. Defaults to all locales of the config.",
};

/** Option of commands that work on one locale. */
export const ONE_LOCALE_OPTION = {
  type: "text",
  short: "l",
  value: "<name>",
  doc: "Locale to use. Defaults to the default locale of the site.",
} as const satisfies TextSpec;

/** Help text of every option for the folder of a built site. */
export const DIST_DOC = "Defaults to `dist` in siteDir, or in the current folder without siteDir.";

/** Where the user says that the site is. */
export interface SiteWords {
  /** As written by the user. */
  readonly siteDir: string | undefined;
  /** As written by the user. */
  readonly config?: string | undefined;
}

export interface SiteFolder {
  readonly siteDir: string;
  /** Default folder of the built site. */
  readonly distDir: string;
}

/** A site, and what the pipeline needs to load it. */
export interface OpenedSite extends SiteFolder {
  readonly request: LoadRequest;
}

/** Finds the site of a command, or returns how the command ends without one. */
export function openSite(words: SiteWords, context: CommandContext): OpenedSite | { readonly ending: CommandResult } {
  const report = makeReporter();
  const site = locateSite({ cwd: context.cwd, ...words }, report);
  if (!site) return { ending: { code: 2, diagnostics: report.diagnostics } };
  const { config: configPath } = words;
  const { siteCode } = context;
  const request = { siteDir: site.siteDir, progress: makeProgress(), siteCode };
  return { ...site, request: { ...request, ...(configPath !== undefined && { configPath }) } };
}

/**
 * Returns the site's folders as absolute paths, or reports that there is no site. Resolves symbolic links, because stack traces
 * and resolved modules have real paths.
 */
export function locateSite(
  { cwd, siteDir, config }: SiteWords & { readonly cwd: string },
  report: Reporter,
): SiteFolder | undefined {
  if (siteDir !== undefined) {
    const dir = resolve(cwd, siteDir);
    if (isFolder(dir)) return { siteDir: realpathSync(dir), distDir: join(dir, "dist") };
    const message = existsSync(dir)
      ? `\`${siteDir}\` is a file. Pass the folder that contains the config.`
      : `The folder \`${siteDir}\` does not exist.`;
    report.error({ code: "site-not-found", message });
    return undefined;
  }
  const found = [cwd, join(cwd, "content")].find((dir) => hasConfig(dir, config));
  if (found === undefined) report.add(toNoSite(cwd, config));
  return found === undefined ? undefined : { siteDir: realpathSync(found), distDir: join(cwd, "dist") };
}

function hasConfig(dir: string, config: string | undefined): boolean {
  return config === undefined
    ? CONFIG_NAMES.some((name) => existsSync(join(dir, name)))
    : existsSync(resolve(dir, config));
}

/** Returns the subfolder of the current folder that contains the config: often `website` or `docs`. */
function nearbySite(cwd: string, config: string | undefined): string | undefined {
  if (config !== undefined) return undefined;
  const names = readdirSync(cwd).filter((name) => !name.startsWith(".") && name !== "node_modules");
  return names.sort().find((name) => hasConfig(join(cwd, name), config));
}

function toNoSite(cwd: string, config: string | undefined): Diagnostic {
  const what = config === undefined ? "config (`docusaurus.config.ts` or similar)" : `file \`${config}\``;
  const message = `No site found: neither the current folder nor \`content\` in it has a ${what}.`;
  const near = nearbySite(cwd, config);
  const hint =
    near === undefined
      ? "Pass the folder of the site to the command."
      : `\`${near}\` has one: pass that folder to the command.`;
  return { code: "site-not-found", severity: "error", message, hint };
}
