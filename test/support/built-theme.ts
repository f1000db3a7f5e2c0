/** The theme that interpreted builds use, and the executable of the tests: the bundler does not always choose the same names. */

import { tmpdir } from "node:os";
import { join } from "node:path";
import { storeTheme } from "../../src/bundle/theme/load-theme.ts";
import type { ThemeBuild } from "../../src/bundle/theme/theme-build.ts";
import { makeReporter } from "../../src/report/reporter.ts";

/** Absolute path of the folder of the theme, which the first caller builds. */
export async function findBuiltTheme(): Promise<string> {
  const report = makeReporter();
  const dir = await storeTheme(tmpdir(), report);
  if (dir === undefined) throw new Error(JSON.stringify(report.diagnostics));
  return dir;
}

/** Reads the whole theme. */
export async function readBuiltTheme(): Promise<ThemeBuild> {
  const dir = await findBuiltTheme();
  const build = (await Bun.file(join(dir, "theme.json")).json()) as ThemeBuild;
  return { ...build, server: await Bun.file(join(dir, "server.mjs")).text() };
}
