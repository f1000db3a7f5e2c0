/** Sites that live as long as a test. Returns a temporary folder with them, which knows how to go away. */

import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findFiles } from "../../src/content/files.ts";
import { fixtureDir, projectDir } from "./paths.ts";

/** A temporary folder; `await using site = await makeSite(…)` removes it at the end of the block. */
export interface TestSite extends AsyncDisposable {
  /** Absolute path. */
  readonly dir: string;
  path(relative: string): string;
  write(relative: string, text: string | Uint8Array): Promise<void>;
  read(relative: string): Promise<string>;
  exists(relative: string): Promise<boolean>;
  /** Paths of all files below a folder, sorted. */
  list(relative?: string): Promise<string[]>;
  remove(): Promise<void>;
}

interface ConfigFields {
  readonly themeConfig?: object;
  readonly [field: string]: unknown;
}

/**
 * The smallest config that builds; `fields` go in as JSON and replace the defaults. Social cards, which take a sixth of the build of a
 * small site, are on only if `fields` say so.
 */
export function configText(fields: ConfigFields = {}): string {
  const { themeConfig = {} } = fields;
  const config = {
    title: "Test",
    url: "https://example.com",
    baseUrl: "/",
    presets: ["classic"],
    ...fields,
    // Behind the fields, so that none of them is on another line.
    themeConfig: "socialCards" in themeConfig ? themeConfig : { ...themeConfig, socialCards: false },
  };
  return `export default ${JSON.stringify(config, null, 2)};\n`;
}

/** A site of these files; without a config file among them it gets `configText()`. */
export async function makeSite(files: Readonly<Record<string, string | Uint8Array>> = {}): Promise<TestSite> {
  const site = await makeFolder();
  for (const [path, text] of Object.entries(files)) await site.write(path, text);
  const hasConfig = Object.keys(files).some((path) => path.startsWith("docusaurus.config."));
  if (!hasConfig) await site.write("docusaurus.config.mjs", configText());
  return site;
}

/** A copy of `test/sites/<name>`. */
export async function copyFixture(name: string): Promise<TestSite> {
  const site = await makeFolder();
  await cp(join(fixtureDir, name), site.dir, { recursive: true });
  return site;
}

/** The site that the format's own scaffolder makes, of the first and last releases of version 2 and of version 3. */
export async function templateSite(version: 2 | 2.4 | 3, variant: "classic" | "classic-typescript"): Promise<TestSite> {
  const templates = join(projectDir, `node_modules/create-docusaurus-${version}/templates`);
  const site = await makeFolder();
  // In version 2 the TypeScript variant is a layer over the JavaScript one; its own files win.
  const layers = variant === "classic" || version === 3 ? ["shared", variant] : ["shared", "classic", variant];
  for (const layer of layers) await cp(join(templates, layer), site.dir, { recursive: true });
  if (variant === "classic-typescript") await dropReplacedScripts(site.dir);
  await makeWritable(site.dir);
  if (await site.exists("gitignore")) await rename(site.path("gitignore"), site.path(".gitignore"));
  return site;
}

/** Removes each `x.js` below `src/` that stands beside an `x.tsx`. */
async function dropReplacedScripts(dir: string): Promise<void> {
  const scripts = await findFiles({ dir, include: ["src/**/*.js"], exclude: [] });
  for (const script of scripts) {
    const typed = join(dir, script.replace(/\.js$/, ".tsx"));
    if (await Bun.file(typed).exists()) await rm(join(dir, script));
  }
}

/** Package managers may install files read-only, and a copy keeps that. */
async function makeWritable(dir: string): Promise<void> {
  for (const path of await readdir(dir, { recursive: true })) {
    const absolute = join(dir, path);
    const { mode } = await stat(absolute);
    await chmod(absolute, mode | 0o200);
  }
}

/** An empty temporary folder. */
export async function makeFolder(): Promise<TestSite> {
  const dir = await mkdtemp(join(tmpdir(), "veloci-test-"));
  const remove = (): Promise<void> => rm(dir, { recursive: true, force: true });
  return {
    dir,
    path: (relative) => join(dir, relative),
    async write(relative, text) {
      await mkdir(dirname(join(dir, relative)), { recursive: true });
      await Bun.write(join(dir, relative), text);
    },
    read: (relative) => Bun.file(join(dir, relative)).text(),
    exists: (relative) => Bun.file(join(dir, relative)).exists(),
    list: (relative = ".") => findFiles({ dir: join(dir, relative), include: ["**/*"], exclude: [] }),
    remove,
    [Symbol.asyncDispose]: remove,
  };
}
