/** What must hold of every site. In: its files. Out: what is wrong with how it is loaded, or built. */

import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildSite, loadGraph } from "../../src/pipeline.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { makeProgress } from "../../src/terminal/progress.ts";
import type { SiteFiles } from "./sites.ts";

/** Milliseconds of processor time in which a site is loaded. */
const MAX_TIME = 5000;

/** One site in this many is built, the others are loaded: what is rendered is made of what is loaded. */
const BUILD_EVERY = 25;

export interface SiteCheck extends AsyncDisposable {
  findFault(files: SiteFiles, seed: number): Promise<string | undefined>;
}

/** Makes the check, with a folder of its own for the sites. */
export async function makeSiteCheck(): Promise<SiteCheck> {
  const root = await mkdtemp(join(tmpdir(), "veloci-fuzz-"));
  return {
    async findFault(files, seed) {
      const siteDir = join(root, String(seed));
      try {
        await writeFiles(siteDir, files);
        return await findFault(siteDir, files, seed % BUILD_EVERY === 0);
      } catch (error) {
        return error instanceof Error ? (error.stack ?? error.message) : String(error);
      } finally {
        await rm(siteDir, { recursive: true, force: true });
      }
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

async function writeFiles(siteDir: string, files: SiteFiles): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(siteDir, path)), { recursive: true });
    await Bun.write(join(siteDir, path), text);
  }
}

async function findFault(siteDir: string, files: SiteFiles, isBuilt: boolean): Promise<string | undefined> {
  const progress = makeProgress();
  const start = process.threadCpuUsage();
  const diagnostics = isBuilt
    ? (await buildSite({ siteDir, progress, minify: false })).diagnostics
    : (await loadGraph({ siteDir, progress })).report.diagnostics;
  const { user, system } = process.threadCpuUsage(start);
  if (user + system > MAX_TIME * 1000) return `it takes ${((user + system) / 1000).toFixed(0)} ms`;
  for (const diagnostic of diagnostics) {
    const fault = findWrong(diagnostic, files);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function findWrong(
  { message, hint = "", file = "", line, column = 1 }: Diagnostic,
  files: SiteFiles,
): string | undefined {
  if (message === "" || /\n\s+at |\[object Object\]/.test(`${message}${hint}`)) return `it is told: ${message} ${hint}`;
  const text = Object.hasOwn(files, file) ? files[file] : undefined;
  if (text === undefined || line === undefined) return undefined;
  const lines = text.split(/\r\n?|\n/).length;
  if (line < 1 || line > lines || column < 1)
    return `${file}:${line}:${column} of ${lines} lines is told of: ${message}`;
  return undefined;
}
