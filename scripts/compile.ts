/** `npm run compile`: compiles the command line into one executable with the built theme. */

import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { BunPlugin } from "bun";
import { buildTheme } from "../src/bundle/theme/theme-build.ts";
import { ARCHIVES, THREADS } from "./embedded-files.ts";
import { loadThemeModule } from "./load-theme-module.ts";
import { hashSources } from "../src/cache/engine.ts";

const projectDir = join(import.meta.dir, "..");

const { values } = parseArgs({
  options: {
    outfile: { type: "string", default: join(projectDir, "bin/veloci") },
    target: { type: "string" },
    // Folder of a theme that was built before: `storeTheme`.
    theme: { type: "string" },
  },
});

const start = Bun.nanoseconds();
// Names that the bundler shortens depend on the current folder.
const outfile = resolve(values.outfile);
process.chdir(projectDir);
const workDir = await mkdtemp(join(projectDir, "node_modules/.cache-theme-"));
try {
  const themeDir = values.theme ?? (await writeTheme(workDir));
  for (const { archive, make } of ARCHIVES) {
    await Bun.write(join(workDir, archive), Bun.gzipSync(JSON.stringify(await make(projectDir))));
  }
  const result = await Bun.build({
    entrypoints: ["cli.ts", ...Object.values(THREADS).map(({ program }) => program)].map((path) =>
      join(projectDir, path),
    ),
    target: "bun",
    format: "esm",
    minify: true,
    bytecode: true,
    sourcemap: "none",
    define: { "process.env.NODE_ENV": '"production"', VELOCI_ENGINE: JSON.stringify(hashSources(projectDir)) },
    plugins: [embedBuilt(workDir, themeDir)],
    compile: {
      outfile,
      ...(isTarget(values.target) ? { target: values.target } : {}),
      // Read a site's packages and aliases at run time, not those of the compile; ignore its settings for Bun.
      autoloadPackageJson: true,
      autoloadTsconfig: true,
      autoloadBunfig: false,
      autoloadDotenv: false,
      // Otherwise an executable inlines the mode in which it started, regardless of the command.
      execArgv: ["--no-install", "--define", "process.env.NODE_ENV:process.env.NODE_ENV"],
    },
  });
  for (const message of result.logs) console.error(message);
} finally {
  await rm(workDir, { recursive: true });
}
const seconds = ((Bun.nanoseconds() - start) / 1e9).toFixed(1);
const megabytes = (Bun.file(outfile).size / 1e6).toFixed(0);
console.log(`${outfile}: ${megabytes} MB in ${seconds} s`);

/** Builds the theme and stores it as `storeTheme` does. Returns the folder. */
async function writeTheme(dir: string): Promise<string> {
  const theme = await buildTheme(projectDir);
  await Bun.write(join(dir, "server.mjs"), theme.server);
  await Bun.write(join(dir, "theme.json"), JSON.stringify({ ...theme, server: "" }));
  return dir;
}

/**
 * Replaces `src/bundle/theme/load-theme.ts` by the built theme, so that the executable never builds it, and modules that read
 * files by archives. Sets the paths of the thread programs inside the executable.
 */
function embedBuilt(dir: string, themeDir: string): BunPlugin {
  return {
    name: "embedded-files",
    setup(build) {
      replaceModule(build, "bundle/theme/load-theme", loadThemeModule(themeDir));
      for (const { module, archive, load } of ARCHIVES) {
        replaceModule(
          build,
          module,
          `
            import archive from ${JSON.stringify(join(dir, archive))} with { type: "file" };
            export async function ${load}() {
              return JSON.parse(new TextDecoder().decode(Bun.gunzipSync(await Bun.file(archive).bytes())));
            }`,
        );
      }
      for (const [name, { module, program }] of Object.entries(THREADS)) {
        replaceModule(build, module, `export const ${name} = "./${program}";`);
      }
    },
  };
}

/** Replaces the source of a module of `src/`. Throws if the module has moved, which would otherwise go unnoticed. */
function replaceModule(build: Bun.PluginBuilder, module: string, contents: string): void {
  const path = join(projectDir, "src", `${module}.ts`);
  if (!existsSync(path)) throw new Error(`There is no src/${module}.ts to replace.`);
  const filter = new RegExp(`[\\\\/]${basename(path).replace(".", "\\.")}$`);
  build.onLoad({ filter }, ({ path: loaded }) => (resolve(loaded) === path ? { loader: "ts", contents } : undefined));
}

/** The compiler checks the rest of the name. */
function isTarget(name: string | undefined): name is Bun.Build.CompileTarget {
  return name?.startsWith("bun-") ?? false;
}
