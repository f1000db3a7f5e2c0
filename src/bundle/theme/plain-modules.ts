/** Finds theme exports that only describe what a page shows, so that a component which uses nothing else does the same. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BunPlugin } from "bun";
import { type Behavior, type ImportedName, readBehavior } from "../behavior/behavior.ts";
import { moduleReach } from "./theme-imports.ts";
import type { ThemeModule } from "./theme-modules.ts";

/** A module with static exports. */
export interface PlainModule {
  readonly exports: readonly string[];
  /** Its theme modules, including itself: replacing one of them changes its behavior. */
  readonly madeOf: readonly string[];
}

export type PlainModules = Readonly<Record<string, PlainModule>>;

/**
 * Static by declaration. A link compares its target with the page's path only in navigation, which Markdown does not
 * contain; code was compiled by the server, and its state is for hydration; a build has texts in one language.
 */
const DECLARED: ReadonlySet<string> = new Set(["@docusaurus/Link", "@docusaurus/Translate", "@theme/CodeBlock"]);

/** The module that provides the site and the page to components. */
export const APP = "veloci:app";

/** Its parts that do not change while a page is shown. */
const FIXED: ReadonlySet<string> = new Set(["overrides", "page", "server", "site"]);

/** Static exports of React. Site code may use those of the first line. */
const DESCRIBING: ReadonlySet<string> = new Set(
  "jsx jsxs Fragment createElement Children isValidElement cloneElement memo forwardRef".split(" "),
);
const DESCRIBING_HOOKS: ReadonlySet<string> = new Set(["useCallback", "useMemo"]);

/** Whether an export of React's packages, or of `clsx`, is static. */
export function isDescribing({ module, name }: ImportedName): boolean {
  return module === "clsx" || (/^react(?:\/jsx-runtime)?$/.test(module) && DESCRIBING.has(name));
}

/** An export of the theme, and its analysis. */
export interface ThemeExport {
  readonly module: ThemeModule;
  readonly name: string;
  readonly behavior: Behavior;
}

/**
 * Bundles the theme's exports to analyze them. Components that render into the head, and those that are static by
 * declaration, become imports.
 */
export async function readThemeExports(rootDir: string, modules: readonly ThemeModule[]): Promise<ThemeExport[]> {
  const exported = modules.flatMap((module) => exportsOf(module.file).map((name) => ({ module, name })));
  const lines = exported.map(({ module, name }, index) => `export { ${name} as e${index} } from "${module.file}";`);
  const entry = join(rootDir, ".theme-entries/plain.js");
  const { outputs } = await Bun.build({
    entrypoints: [entry],
    files: { [entry]: lines.join("\n") },
    root: rootDir,
    target: "browser",
    minify: { identifiers: true, syntax: true },
    define: { "process.env.NODE_ENV": '"production"', "process.env.VELOCI_OPENED": '""' },
    plugins: [resolveTheme(modules)],
  });
  const bundle = readBehavior((await outputs[0]?.text()) ?? "");
  return exported.map((one, index) => ({ ...one, behavior: bundle.of(`e${index}`) }));
}

/** Finds the static ones. */
export async function findPlainModules(rootDir: string, modules: readonly ThemeModule[]): Promise<PlainModules> {
  const exported = await readThemeExports(rootDir, modules);
  const plain = exported.filter(({ module, name, behavior }) => DECLARED.has(module.name) || isPlain(behavior, name));
  const reach = moduleReach(modules);
  return Object.fromEntries(
    [...Map.groupBy(plain, ({ module }) => module.name)].map(([name, list]) => [
      name,
      { exports: list.map((one) => one.name), madeOf: reach(name) },
    ]),
  );
}

function isPlain({ cause, imports }: Behavior, name: string): boolean {
  const isSlot = !imports.some((one) => one.name === "createContext");
  return (
    cause === undefined &&
    // Type-only modules are empty.
    name !== "" &&
    imports.every(
      (one) =>
        isDescribing(one) ||
        DECLARED.has(one.module) ||
        DESCRIBING_HOOKS.has(one.name) ||
        (one.module === APP && one.reads.every((member) => FIXED.has(member))) ||
        // The only context besides those that theme components create is the app's, which slots read.
        (one.module === "react" && one.name === "useContext" && isSlot),
    )
  );
}

function resolveTheme(modules: readonly ThemeModule[]): BunPlugin {
  const fileOf = new Map(modules.map(({ name, file }) => [name, file]));
  const named = new Set([...DECLARED, ...modules.filter(({ isHead }) => isHead).map(({ name }) => name)]);
  const external = (path: string) => ({ path, external: true });
  return {
    name: "veloci-plain-modules",
    setup(build) {
      // Modules that load later are ignored.
      build.onResolve({ filter: /^[.@\w]/ }, ({ path, kind, importer }) => {
        if (kind === "dynamic-import") return external(path);
        if (path.endsWith("/contexts.ts") && !/[\\/](?:docs|blog)[\\/]/.test(join(importer, "..", path)))
          return external(APP);
        const file = fileOf.get(path);
        if (file !== undefined) return named.has(path) ? external(path) : { path: file };
        return path.startsWith(".") || kind === "entry-point-build" ? undefined : external(path);
      });
    },
  };
}

function exportsOf(file: string): string[] {
  const loader = file.endsWith("x") ? "tsx" : "ts";
  return new Bun.Transpiler({ loader }).scan(readFileSync(file, "utf8")).exports;
}
