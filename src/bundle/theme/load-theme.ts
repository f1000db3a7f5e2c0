/**
 * The theme of an interpreted run: built from the sources beside this file, and stored by their hash. The executable
 * replaces this module by one that embeds the built theme (`scripts/compile.ts`).
 */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import type { LoadedTheme, ThemeModuleExports } from "./loaded-theme.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import { toWriteDiagnostic } from "../../report/system-error.ts";
import { childOutput } from "../../system/child-output.ts";
import type { ThemeBuild } from "./theme-build.ts";

const ROOT = join(import.meta.dir, "../../..");

/**
 * Builds the theme, or loads the result of an earlier run with the same sources. If the installation is read-only,
 * stores the theme in `workDir`, the absolute path of a folder for temporary files. Returns `undefined`, with a
 * diagnostic, if that fails too.
 */
export async function loadTheme(workDir: string, report: Reporter): Promise<LoadedTheme | undefined> {
  const dir = await storeTheme(workDir, report);
  if (dir === undefined) return undefined;
  const build = (await Bun.file(join(dir, "theme.json")).json()) as ThemeBuild;
  const server = (await import(join(dir, "server.mjs"))) as ThemeModuleExports;
  return { build, ...server };
}

/** The folder that `loadTheme` reads, with `server.mjs`, and in `theme.json` the rest of a `ThemeBuild`. */
export async function storeTheme(workDir: string, report: Reporter): Promise<string | undefined> {
  const cached = join(ROOT, "node_modules/.cache/veloci", `theme-${hashSources()}`);
  return existsSync(cached) ? cached : storeIn(await buildInRoot(), [cached, join(workDir, "theme")], report);
}

/**
 * Builds the theme in a separate process whose working directory is `ROOT`: the bundler's shortened names depend on
 * where it runs, and the theme must equal the executable's. Throws if it fails, which is a bug.
 */
async function buildInRoot(): Promise<ThemeBuild> {
  const command = [process.execPath, "--no-install", join(import.meta.dir, "print-theme.ts")];
  const child = Bun.spawn(command, { cwd: ROOT, stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  const { code, out, err } = await childOutput(child);
  if (code !== 0) throw new Error(`The theme cannot be built:\n${err}`);
  return JSON.parse(out) as ThemeBuild;
}

/** Stores the theme in the first folder that accepts it, and returns that. */
function storeIn(build: ThemeBuild, dirs: readonly string[], report: Reporter): string | undefined {
  let refusal: unknown;
  for (const dir of dirs) {
    try {
      store(build, dir);
      return dir;
    } catch (error) {
      refusal = error;
    }
  }
  report.add(toWriteDiagnostic(refusal, dirs.at(-1) ?? ""));
  return undefined;
}

/** Fills a folder beside `dir` and renames it, so that `dir` is always complete. Throws system errors. */
function store(build: ThemeBuild, dir: string): void {
  const temporary = `${dir}.${process.pid}`;
  try {
    mkdirSync(temporary, { recursive: true });
    writeFileSync(join(temporary, "server.mjs"), build.server);
    writeFileSync(join(temporary, "theme.json"), JSON.stringify({ ...build, server: "" }));
    renameSync(temporary, dir);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // Another run may have finished first.
    if (!existsSync(dir)) throw error;
  }
}

/** Hash of everything that the theme is made from: its sources, the locked packages, Veloci's own license, and the bundler's version. */
function hashSources(): string {
  const hasher = new Bun.CryptoHasher("sha1");
  hasher.update(Bun.version);
  const folders = ["theme", "src/runtime", "src/url", "src/lookup", "src/marks", "src/bundle", "src/licenses"];
  const files = folders.flatMap((folder) =>
    [...new Glob(`${folder}/**/*.{ts,tsx,css}`).scanSync({ cwd: ROOT })].sort(),
  );
  for (const path of ["bun.lock", "package.json", "LICENSE", ...files]) {
    hasher.update(`${path}\0`);
    hasher.update(readFileSync(join(ROOT, path)));
  }
  return hasher.digest("hex").slice(0, 16);
}
