/** The server that renders one site's components: the theme's, with the site's own modules registered. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { drainMicrotasks } from "bun:jsc";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Messages } from "../../model/site.ts";
import type { ThemeServer } from "../../model/theme.ts";
import type { Importers } from "../chunks/bundled-files.ts";
import { findFailingModules, type SplitScript } from "../problems/failing-modules.ts";
import type { VolatileReads } from "../../system/volatile-reads.ts";
import type { LoadedTheme } from "../theme/loaded-theme.ts";
import { type PageCode, toModuleError } from "../problems/page-errors.ts";
import { writeModules } from "./write-modules.ts";

/** Name under which the theme's modules are known to bundled site code on the server. */
export const THEME_HOST = "veloci:theme";

/** The site's modules for the server. */
export interface ServerScript {
  /** Exports `pages` and `overrides`; its source map names files by absolute paths. */
  readonly script: string;
  readonly importers: Importers;
  /** Bundles the same modules so that each can be imported on its own. */
  readonly splitUp: () => Promise<SplitScript>;
}

interface ServerModules {
  readonly pages: Readonly<Record<string, object>>;
  readonly overrides: Readonly<Record<string, object>>;
}

export interface SiteServerRequest {
  readonly theme: LoadedTheme;
  /** Absent if a site has no modules of its own. */
  readonly built: ServerScript | undefined;
  readonly code: PageCode;
  readonly messages: Messages;
  /** Absolute path of a folder for temporary files. */
  readonly workDir: string;
  readonly volatileReads?: VolatileReads | undefined;
  readonly report: Reporter;
}

/**
 * Makes the server. Returns `undefined`, with a diagnostic, if the temporary folder cannot be written. If modules throw
 * (diagnostics of `toModuleError`), the server has none of the site's modules.
 */
export async function makeSiteServer(request: SiteServerRequest): Promise<ThemeServer | undefined> {
  const { theme, built, code, messages, workDir, volatileReads, report } = request;
  const server = theme.makeThemeServer(theme.modules, drainMicrotasks);
  if (built === undefined) return server;
  offerModules(theme);
  const file = "site.mjs";
  if (!(await writeModules(workDir, { [file]: built.script }, report))) return undefined;
  server.speak(messages);
  try {
    const name = "the bundle of the site's pages and components";
    const load = () => import(join(workDir, file)) as Promise<ServerModules>;
    const { pages, overrides } = await report.siteCode.run(name, () => volatileReads?.watchLoading(load) ?? load());
    server.register(pages);
    server.override(overrides);
  } catch (error) {
    // The first failure keeps all later modules from being imported.
    const all = await findFailingModules({ split: await built.splitUp(), code, workDir, report });
    for (const failure of all.length > 0 ? all : [toModuleError(error, code)]) report.add(failure);
  }
  return server;
}

/** Makes a server with another copy of the site's modules. Throws what they throw. */
export function makeOtherServer({ theme, built, messages, workDir }: SiteServerRequest): ThemeServer {
  const server = theme.makeThemeServer(theme.modules, drainMicrotasks);
  if (!built) return server;
  const file = join(workDir, "other.mjs");
  writeFileSync(file, built.script);
  server.speak(messages);
  const { pages, overrides } = import.meta.require(file) as ServerModules;
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
