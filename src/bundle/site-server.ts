/** The server that renders one site's components: the theme's, with the site's own modules registered. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ThemeServer } from "../model/theme.ts";
import type { LoadedTheme } from "./loaded-theme.ts";

/** Name under which the theme's modules are known to bundled site code on the server. */
export const THEME_HOST = "veloci:theme";

interface ServerModules {
  readonly pages: Readonly<Record<string, object>>;
  readonly overrides: Readonly<Record<string, object>>;
}

/** Makes the server. `script`: the site's bundled modules as `buildSiteModules` returns them; absent when it has none. */
export async function makeSiteServer(theme: LoadedTheme, script: string | undefined): Promise<ThemeServer> {
  const server = theme.makeThemeServer(theme.modules);
  if (script === undefined) return server;
  offerModules(theme);
  const { pages, overrides } = await importText(script);
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

/** Runs a bundled module. It is written to a folder of its own, since imports need a file. */
async function importText(text: string): Promise<ServerModules> {
  const dir = await mkdtemp(join(tmpdir(), "veloci-"));
  try {
    const file = join(dir, "site.mjs");
    await Bun.write(file, text);
    return (await import(file)) as ServerModules;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
