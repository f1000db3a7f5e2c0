/** The server that renders one site's components: the theme's, with the site's own modules registered. */

import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Reporter } from "../model/diagnostic.ts";
import type { ThemeServer } from "../model/theme.ts";
import { toWriteDiagnostic } from "../report/system-error.ts";
import type { Importers } from "./bundled-files.ts";
import type { LoadedTheme } from "./loaded-theme.ts";
import { type PageCode, toModuleError } from "./page-errors.ts";

/** Name under which the theme's modules are known to bundled site code on the server. */
export const THEME_HOST = "veloci:theme";

/** The site's modules for the server. */
export interface ServerScript {
  /** Exports `pages` and `overrides`; its source map names files by absolute paths. */
  readonly script: string;
  readonly importers: Importers;
}

interface ServerModules {
  readonly pages: Readonly<Record<string, object>>;
  readonly overrides: Readonly<Record<string, object>>;
}

export interface SiteServerRequest {
  readonly theme: LoadedTheme;
  /** Absent when a site has no modules of its own. */
  readonly script: string | undefined;
  readonly code: PageCode;
  /** Absolute path of a folder for temporary files. */
  readonly workDir: string;
  readonly report: Reporter;
}

/**
 * Makes the server. Returns `undefined`, with a diagnostic, if the temporary folder cannot be written. If a module throws
 * (diagnostics of `toModuleError`), the server has none of the site's modules.
 */
export async function makeSiteServer(request: SiteServerRequest): Promise<ThemeServer | undefined> {
  const { theme, script, code, workDir, report } = request;
  const server = theme.makeThemeServer(theme.modules);
  if (script === undefined) return server;
  offerModules(theme);
  const file = join(workDir, "site.mjs");
  if (!(await writeModule(file, script, report))) return undefined;
  try {
    const name = "the bundle of the site's pages and components";
    const { pages, overrides } = await report.siteCode.run(name, () => import(file) as Promise<ServerModules>);
    server.register(pages);
    server.override(overrides);
  } catch (error) {
    report.add(toModuleError(error, code));
  }
  return server;
}

function offerModules({ modules }: LoadedTheme): void {
  Bun.plugin({
    name: "veloci-theme-host",
    setup: (build) => void build.module(THEME_HOST, () => ({ exports: { modules }, loader: "object" })),
  });
}

/** Writes a module to a file, which imports need. Returns `false`, with a diagnostic, if the system refuses. */
async function writeModule(file: string, text: string, report: Reporter): Promise<boolean> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await Bun.write(file, text);
    return true;
  } catch (error) {
    report.add(toWriteDiagnostic(error, file));
    return false;
  }
}
