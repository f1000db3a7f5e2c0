/** Loads the config and the plugins for the dev server, with the files they depend on. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { LoadedSite } from "../../config/loaded-site.ts";
import { scanModules } from "../../config/scan-modules.ts";
import type { Progress } from "../../model/build.ts";
import type { DevRequest } from "../../model/dev.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Plugin } from "../../model/plugin.ts";
import { loadPlugins } from "../load-plugins.ts";

export interface DevStart {
  readonly loaded: LoadedSite;
  readonly plugins: readonly Plugin[];
  /** Absolute paths of the files that the config and the plugins depend on. */
  readonly files: ReadonlySet<string>;
}

/** Reports no progress, because only the first run takes long. */
const SILENT: Progress = { stage: async (_name, work) => work(() => {}), stages: [] };

/** Loads the config and creates the plugins. Returns `undefined` if the config has errors. `outDir` is the folder that plugins write to. */
export async function loadStart(
  request: Pick<DevRequest, "siteDir" | "configPath" | "locale">,
  outDir: string,
  report: Reporter,
): Promise<DevStart | undefined> {
  const { siteDir, configPath, locale } = request;
  if (!existsSync(siteDir)) {
    const message = `The folder \`${siteDir}\` no longer exists.`;
    const hint = "Restore it and save a file in it, or stop `veloci dev`.";
    report.error({ code: "site-not-found", message, hint });
    return undefined;
  }
  const selection = { siteDir, ...(configPath !== undefined && { configPath }), locale, isAlone: true };
  const found = { ...selection, progress: SILENT, isDevelopment: true };
  const start = await loadPlugins(found, report, outDir);
  if (!start) return undefined;
  const { loaded, made: plugins } = start;
  const modules = loaded.declarations.flatMap((each) =>
    each.kind === "module" && typeof each.module === "string" ? scanModules(each.module).files : [],
  );
  return {
    loaded,
    plugins,
    files: new Set([...loaded.dependencies, ...modules, join(loaded.site.dir, "package.json")]),
  };
}

/**
 * Whether a change of these files requires a reload. Translations count, because they are read together with the config. So does
 * a site that is gone.
 */
export function isStale({ files, loaded }: DevStart, changed: ReadonlySet<string>): boolean {
  if (!existsSync(loaded.site.dir)) return true;
  const translations = join(loaded.site.dir, "i18n");
  // A new one is not among the files yet.
  const grammars = join(loaded.site.dir, "src/theme/prism-include-languages");
  return [...changed].some(
    (path) => files.has(path) || path.startsWith(grammars) || (path.startsWith(translations) && path.endsWith(".json")),
  );
}
