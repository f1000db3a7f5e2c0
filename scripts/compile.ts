/**
 * `npm run compile`: makes one executable of the command line, with the built theme inside. In: `--outfile` (bin/veloci) and
 * `--target`, a platform other than this one (`bun-linux-arm64`). Out: the file.
 */

import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { BunPlugin } from "bun";
import { readDiagramFiles } from "../src/bundle/diagram-files.ts";
import { buildTheme } from "../src/bundle/theme-build.ts";
import { readThemeSources } from "../src/swizzle/read-sources.ts";
import { readAllLicenses } from "../src/licenses/installed-licenses.ts";

const projectDir = join(import.meta.dir, "..");

/** Programs of threads, by the names under which `writer-url.ts` and `watchdog-url.ts` say where they are. */
const THREADS = { WRITER_URL: "src/emit/writer-thread.ts", WATCHDOG_URL: "src/commands/watchdog/watchdog-thread.ts" };

const { values } = parseArgs({
  options: {
    outfile: { type: "string", default: join(projectDir, "bin/veloci") },
    target: { type: "string" },
  },
});

const start = Bun.nanoseconds();
const theme = await buildTheme(projectDir);
const workDir = await mkdtemp(join(projectDir, "node_modules/.cache-theme-"));
try {
  await Bun.write(join(workDir, "server.mjs"), theme.server);
  await Bun.write(join(workDir, "theme.json"), JSON.stringify({ ...theme, server: "" }));
  await Bun.write(join(workDir, "diagrams.gz"), Bun.gzipSync(JSON.stringify(await readDiagramFiles())));
  await Bun.write(join(workDir, "licenses.gz"), Bun.gzipSync(JSON.stringify(readAllLicenses(projectDir))));
  await Bun.write(join(workDir, "sources.gz"), Bun.gzipSync(JSON.stringify(readThemeSources(projectDir))));
  const result = await Bun.build({
    entrypoints: ["cli.ts", ...Object.values(THREADS)].map((path) => join(projectDir, path)),
    target: "bun",
    format: "esm",
    minify: true,
    bytecode: true,
    sourcemap: "none",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [embedBuilt(workDir)],
    compile: {
      outfile: values.outfile,
      ...(isTarget(values.target) ? { target: values.target } : {}),
      // A site's packages and aliases count, whatever the program was compiled with; its settings for Bun do not.
      autoloadPackageJson: true,
      autoloadTsconfig: true,
      autoloadBunfig: false,
      autoloadDotenv: false,
      execArgv: ["--no-install"],
    },
  });
  for (const message of result.logs) console.error(message);
} finally {
  await rm(workDir, { recursive: true });
}
const seconds = ((Bun.nanoseconds() - start) / 1e9).toFixed(1);
const megabytes = (Bun.file(values.outfile).size / 1e6).toFixed(0);
console.log(`${values.outfile}: ${megabytes} MB in ${seconds} s`);

/**
 * Puts the built theme in the place of `src/bundle/load-theme.ts`, so that the executable never builds it, and the scripts
 * for diagrams, the licences and the theme's sources, compressed, in those of `diagram-files.ts`, `load-licenses.ts` and `load-sources.ts`; says where the programs of threads are inside of it.
 */
function embedBuilt(dir: string): BunPlugin {
  return {
    name: "embedded-files",
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/]bundle[\\/]load-theme\.ts$/ }, () => ({
        loader: "ts",
        contents: `
          export async function loadTheme() {
            const [build, server] = await Promise.all([
              import(${JSON.stringify(join(dir, "theme.json"))}),
              import(${JSON.stringify(join(dir, "server.mjs"))}),
            ]);
            return { build: build.default, ...server };
          }`,
      }));
      build.onLoad({ filter: /[\\/]src[\\/]bundle[\\/]diagram-files\.ts$/ }, () => ({
        loader: "ts",
        contents: `
          import archive from ${JSON.stringify(join(dir, "diagrams.gz"))} with { type: "file" };
          export async function readDiagramFiles() {
            return JSON.parse(new TextDecoder().decode(Bun.gunzipSync(await Bun.file(archive).bytes())));
          }`,
      }));
      build.onLoad({ filter: /[\\/]src[\\/]swizzle[\\/]load-sources\.ts$/ }, () => ({
        loader: "ts",
        contents: `
          import archive from ${JSON.stringify(join(dir, "sources.gz"))} with { type: "file" };
          export async function loadThemeSources() {
            return JSON.parse(new TextDecoder().decode(Bun.gunzipSync(await Bun.file(archive).bytes())));
          }`,
      }));
      build.onLoad({ filter: /[\\/]src[\\/]licenses[\\/]load-licenses\.ts$/ }, () => ({
        loader: "ts",
        contents: `
          import archive from ${JSON.stringify(join(dir, "licenses.gz"))} with { type: "file" };
          export async function loadLicenses() {
            return JSON.parse(new TextDecoder().decode(Bun.gunzipSync(await Bun.file(archive).bytes())));
          }`,
      }));
      for (const [name, path] of Object.entries(THREADS)) {
        build.onLoad({ filter: new RegExp(`[\\\\/]${name.toLowerCase().replace("_", "-")}\\.ts$`) }, () => ({
          loader: "ts",
          contents: `export const ${name} = "./${path}";`,
        }));
      }
    },
  };
}

/** The compiler itself says which of these it knows. */
function isTarget(name: string | undefined): name is Bun.Build.CompileTarget {
  return name?.startsWith("bun-") ?? false;
}
