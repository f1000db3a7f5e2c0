/** The server that renders one site's components: the theme's, with the site's own modules registered. */

import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Reporter } from "../model/diagnostic.ts";
import type { ThemeServer } from "../model/theme.ts";
import { toWriteDiagnostic } from "../report/system-error.ts";
import type { LoadedTheme } from "./loaded-theme.ts";

/** Name under which the theme's modules are known to bundled site code on the server. */
export const THEME_HOST = "veloci:theme";

interface ServerModules {
  readonly pages: Readonly<Record<string, object>>;
  readonly overrides: Readonly<Record<string, object>>;
}

export interface SiteServerRequest {
  readonly theme: LoadedTheme;
  /** The site's bundled modules as `buildSiteModules` returns them; absent when it has none. */
  readonly script: string | undefined;
  /** Absolute path of a folder for temporary files. */
  readonly workDir: string;
  readonly report: Reporter;
}

/** Makes the server. Returns `undefined`, with a diagnostic, if the temporary folder cannot be written. */
export async function makeSiteServer(request: SiteServerRequest): Promise<ThemeServer | undefined> {
  const { theme, script, workDir, report } = request;
  const server = theme.makeThemeServer(theme.modules);
  if (script === undefined) return server;
  offerModules(theme);
  const file = join(workDir, "site.mjs");
  if (!(await writeModule(file, script, report))) return undefined;
  const { pages, overrides } = (await import(file)) as ServerModules;
  server.register(pages);
  server.override(overrides);
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
