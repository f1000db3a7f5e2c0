/**
 * Builds the service worker. Its program and the packages that a site's own worker code may import are built with the
 * theme, so that nothing has to be installed; the bundler runs again only for a site with such code.
 */

import { basename, join, resolve } from "node:path";
import type { BunPlugin } from "bun";
import type { Reporter } from "../../model/diagnostic.ts";
import type { WorkerRequest } from "../../model/plugin.ts";
import { bundledFiles } from "../chunks/bundled-files.ts";
import { reportBundleProblems } from "../problems/bundle-problems.ts";
import { toVirtualFile } from "../site/site-modules.ts";

/** Packages that a site's own worker code may import without installing them. */
const PACKAGES = ["workbox-precaching", "workbox-routing", "workbox-strategies"];

const START = "start";

const DEFINE = { "process.env.NODE_ENV": '"production"' };

/** The built worker as plain data. */
export interface WorkerBuild {
  /** The program for sites without their own worker code. */
  readonly program: string;
  /** Modules by file name: `start.js`, one for each package, and their shared code. They import each other by these names. */
  readonly modules: Readonly<Record<string, string>>;
}

/** Builds it from the sources in `rootDir`. `inputs` are the files whose code it contains. Throws what the bundler throws. */
export async function buildServiceWorker(
  rootDir: string,
): Promise<{ readonly build: WorkerBuild; readonly inputs: readonly string[] }> {
  const toEntry = (name: string): string => join(rootDir, ".worker-entries", `${name}.js`);
  const worker = JSON.stringify(join(rootDir, "src/runtime/browser/pwa/worker.ts"));
  const sources = [
    [START, `export { startWorker } from ${worker};`],
    ...PACKAGES.map((name) => [name, `export * from "${name}";`] as const),
  ] as const;
  const files = Object.fromEntries(sources.map(([name, source]) => [toEntry(name), source]));
  const options = { root: rootDir, target: "browser", minify: true, metafile: true, define: DEFINE } as const;
  const program = await Bun.build({
    ...options,
    entrypoints: [toEntry("program")],
    files: { [toEntry("program")]: `import { startWorker } from ${worker}; startWorker();` },
    format: "iife",
  });
  const modules = await Bun.build({
    ...options,
    entrypoints: Object.keys(files),
    files,
    format: "esm",
    splitting: true,
    modulePreload: false,
    naming: { entry: "[name].[ext]", chunk: "chunk-[hash].[ext]" },
  });
  const texts = modules.outputs.map(async (output) => [basename(output.path), await output.text()] as const);
  const build = {
    program: (await program.outputs[0]?.text()) ?? "",
    modules: Object.fromEntries((await Promise.all(texts)).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  return { build, inputs: bundledFiles(modules, rootDir) };
}

export interface ServiceWorkerRequest extends WorkerRequest {
  /** Absolute, with links resolved. */
  readonly siteDir: string;
  readonly minify: boolean;
  readonly report: Reporter;
}

/** Returns the worker's source. Reports the bundler's problems with a site's own code; the result is then `undefined`. */
export async function makeServiceWorker(
  { program, modules }: WorkerBuild,
  { custom, constants, siteDir, minify, report }: ServiceWorkerRequest,
): Promise<string | undefined> {
  if (custom === undefined) return program;
  const fileOf = (name: string): string => toVirtualFile(siteDir, join("worker", name));
  const entry = fileOf("entry.js");
  const source = `import { startWorker } from "./${START}.js";
import * as own from ${JSON.stringify(custom)};
startWorker(own.default);`;
  const files = Object.fromEntries(Object.entries(modules).map(([name, text]) => [fileOf(name), text]));
  try {
    const result = await Bun.build({
      entrypoints: [entry],
      files: { ...files, [entry]: source },
      root: siteDir,
      target: "browser",
      format: "iife",
      minify,
      define: { ...DEFINE, ...constants },
      plugins: [resolveImports(siteDir, fileOf)],
    });
    return await result.outputs[0]?.text();
  } catch (error) {
    reportBundleProblems(error, { siteDir, imports: new Map(), documents: [], report });
    return undefined;
  }
}

/** The packages are those of the program, so that both share one list of routes; `@site/` is the site's folder. */
function resolveImports(siteDir: string, fileOf: (name: string) => string): BunPlugin {
  return {
    name: "veloci-worker",
    setup(build) {
      build.onResolve({ filter: /^workbox-/ }, ({ path }) =>
        PACKAGES.includes(path) ? { path: fileOf(`${path}.js`) } : undefined,
      );
      build.onResolve({ filter: /^@site\// }, ({ path }) => ({
        path: Bun.resolveSync(resolve(siteDir, path.slice("@site/".length)), siteDir),
      }));
    },
  };
}
