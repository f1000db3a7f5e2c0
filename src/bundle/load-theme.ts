/**
 * The theme of an interpreted run: built from the sources beside this file, kept by their hash. In the executable this module is
 * replaced by one that holds the built theme (`scripts/compile.ts`).
 */

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import type { LoadedTheme, ThemeModuleExports } from "./loaded-theme.ts";
import { buildTheme, type ThemeBuild } from "./theme-build.ts";

const ROOT = join(import.meta.dir, "../..");

/** Builds the theme, or takes what an earlier run built from the same sources. */
export async function loadTheme(): Promise<LoadedTheme> {
  const dir = join(ROOT, "node_modules/.cache/veloci", `theme-${hashSources()}`);
  const file = join(dir, "theme.json");
  if (!existsSync(file)) store(dir, await buildTheme(ROOT));
  const build = (await Bun.file(file).json()) as ThemeBuild;
  const server = (await import(join(dir, "server.mjs"))) as ThemeModuleExports;
  return { build, ...server };
}

/** The folder is complete when it has its name: it is filled beside and then renamed. */
function store(dir: string, build: ThemeBuild): void {
  const temporary = `${dir}.${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  writeFileSync(join(temporary, "server.mjs"), build.server);
  writeFileSync(join(temporary, "theme.json"), JSON.stringify({ ...build, server: "" }));
  if (!existsSync(dir)) renameSync(temporary, dir);
}

/** Hash of everything the theme is made from: its sources, the locked packages and the bundler's version. */
function hashSources(): string {
  const hasher = new Bun.CryptoHasher("sha1");
  hasher.update(Bun.version);
  const folders = ["theme", "src/runtime", "src/url", "src/lookup", "src/bundle", "src/licenses"];
  const files = folders.flatMap((folder) =>
    [...new Glob(`${folder}/**/*.{ts,tsx,css}`).scanSync({ cwd: ROOT })].sort(),
  );
  for (const path of ["bun.lock", ...files]) {
    hasher.update(`${path}\0`);
    hasher.update(readFileSync(join(ROOT, path)));
  }
  return hasher.digest("hex").slice(0, 16);
}
