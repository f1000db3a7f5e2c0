/**
 * `npm run compile`: makes one executable of the command line, with the built theme inside. In: `--outfile` (bin/veloci) and
 * `--target`, a platform other than this one (`bun-linux-arm64`). Out: the file.
 */

import { join } from "node:path";
import { parseArgs } from "node:util";
import type { BunPlugin } from "bun";
import { buildTheme, type ThemeBuild } from "../src/bundle/theme-build.ts";

const projectDir = join(import.meta.dir, "..");

const { values } = parseArgs({
  options: {
    outfile: { type: "string", default: join(projectDir, "bin/veloci") },
    target: { type: "string" },
  },
});

const start = Bun.nanoseconds();
const theme = await buildTheme(projectDir);
const result = await Bun.build({
  entrypoints: [join(projectDir, "cli.ts")],
  target: "bun",
  format: "esm",
  minify: true,
  bytecode: true,
  sourcemap: "none",
  define: { "process.env.NODE_ENV": '"production"' },
  plugins: [embedTheme(theme)],
  compile: { outfile: values.outfile, ...(isTarget(values.target) ? { target: values.target } : {}) },
});
for (const message of result.logs) console.error(message);
const seconds = ((Bun.nanoseconds() - start) / 1e9).toFixed(1);
const megabytes = (Bun.file(values.outfile).size / 1e6).toFixed(0);
console.log(`${values.outfile}: ${megabytes} MB in ${seconds} s`);

/** Puts the built theme where `src/bundle/embedded-theme.ts` has nothing, so that the executable never builds it. */
function embedTheme(built: ThemeBuild): BunPlugin {
  return {
    name: "embedded-theme",
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/]bundle[\\/]embedded-theme\.ts$/ }, () => ({
        loader: "ts",
        contents: `export const embeddedTheme = ${JSON.stringify(built)};`,
      }));
    },
  };
}

/** The compiler itself says which of these it knows. */
function isTarget(name: string | undefined): name is Bun.Build.CompileTarget {
  return name?.startsWith("bun-") ?? false;
}
