/** What must hold of every site. */

import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildSite, loadGraph } from "../../src/pipeline/commands.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { makeProgress } from "../../src/terminal/progress.ts";
import type { SiteFiles } from "./sites.ts";

/**
 * Milliseconds of processor time that a site may take beyond those of an empty site, which a slow or busy machine needs more
 * of: the theme alone, for example, takes a good part of a second to build.
 */
const MAX_TIME = 1000;

const EMPTY: SiteFiles = {
  "docusaurus.config.js": `module.exports = { title: "T", url: "https://example.com", baseUrl: "/", presets: ["classic"] };`,
  "docs/a.md": "# A",
  "src/pages/index.js": "export default () => null;",
};

/** One site in this many is built, the others are loaded: what is rendered is made of what is loaded. */
const BUILD_EVERY = 25;

export interface SiteCheck extends AsyncDisposable {
  findFault(files: SiteFiles, seed: number): Promise<string | undefined>;
}

/** Makes the check, with a folder of its own for the sites. */
export async function makeSiteCheck(): Promise<SiteCheck> {
  const root = await mkdtemp(join(tmpdir(), "veloci-fuzz-"));
  const empty = join(root, "empty");
  await writeFiles(empty, EMPTY);
  const bases = await measureBases(empty);
  return {
    async findFault(files, seed) {
      const siteDir = join(root, String(seed));
      try {
        await writeFiles(siteDir, files);
        return await findFault({ siteDir, files, bases, isBuilt: seed % BUILD_EVERY === 0 });
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

interface Bases {
  readonly loaded: number;
  readonly built: number;
}

/** Milliseconds that the empty site takes. The first time pays for what is loaded. */
async function measureBases(siteDir: string): Promise<Bases> {
  await measure(siteDir, true);
  return { loaded: (await measure(siteDir, false)).time, built: (await measure(siteDir, true)).time };
}

interface Case {
  readonly siteDir: string;
  readonly files: SiteFiles;
  readonly bases: Bases;
  readonly isBuilt: boolean;
}

async function findFault({ siteDir, files, bases, isBuilt }: Case): Promise<string | undefined> {
  const limit = MAX_TIME + (isBuilt ? bases.built : bases.loaded);
  const { diagnostics, time } = await measure(siteDir, isBuilt);
  // What is slow only the first time was loading a part of the program, or collecting garbage of sites before.
  if (time > limit && (await measure(siteDir, isBuilt)).time > limit)
    return `it takes ${time.toFixed(0)} ms, where ${limit.toFixed(0)} are allowed`;
  for (const diagnostic of diagnostics) {
    const fault = findWrong(diagnostic, files);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

interface Measured {
  readonly diagnostics: readonly Diagnostic[];
  /** Milliseconds of processor time of this thread. */
  readonly time: number;
}

async function measure(siteDir: string, isBuilt: boolean): Promise<Measured> {
  const progress = makeProgress();
  const start = process.threadCpuUsage();
  const diagnostics = isBuilt
    ? (await buildSite({ siteDir, progress, minify: false })).diagnostics
    : (await loadGraph({ siteDir, progress })).report.diagnostics;
  const { user, system } = process.threadCpuUsage(start);
  return { diagnostics, time: (user + system) / 1000 };
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
