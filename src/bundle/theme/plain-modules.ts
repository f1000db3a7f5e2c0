/** Which exports of the theme only describe what is on a page, so that a component that uses nothing else does the same. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BunPlugin } from "bun";
import { type Behaviour, type ImportedName, readBehaviour } from "../behaviour/behaviour.ts";
import { moduleReach } from "./theme-imports.ts";
import type { ThemeModule } from "./theme-modules.ts";

/** A module of which some exports are plain. */
export interface PlainModule {
  readonly exports: readonly string[];
  /** Theme modules it is made of, itself included: a site that puts something else in the place of one changes what it does. */
  readonly madeOf: readonly string[];
}

export type PlainModules = Readonly<Record<string, PlainModule>>;

/**
 * Plain whatever their code says. A link compares its target with the page's address only as a part of navigation, which Markdown
 * has none of; code was compiled by the server, and the state it keeps is for hydration; a build says all its texts in one language.
 */
const DECLARED: ReadonlySet<string> = new Set(["@docusaurus/Link", "@docusaurus/Translate", "@theme/CodeBlock"]);

/** The module that gives components the site and the page. */
export const APP = "veloci:app";

/** The parts of it that do not change while a page is shown. */
const FIXED: ReadonlySet<string> = new Set(["overrides", "page", "server", "site"]);

/** Exports of React that only describe. Site code may use those of the first line. */
const DESCRIBING: ReadonlySet<string> = new Set(
  "jsx jsxs Fragment createElement Children isValidElement cloneElement memo forwardRef".split(" "),
);
const DESCRIBING_HOOKS: ReadonlySet<string> = new Set(["useCallback", "useMemo"]);

/** Whether a name of React's packages, or of `clsx`, describes and no more. */
export function isDescribing({ module, name }: ImportedName): boolean {
  return module === "clsx" || (/^react(?:\/jsx-runtime)?$/.test(module) && DESCRIBING.has(name));
}

/** An export of the theme, and what it does. */
export interface ThemeExport {
  readonly module: ThemeModule;
  readonly name: string;
  readonly behaviour: Behaviour;
}

/** Bundles the theme's exports to read them. What renders into the head, and what is plain by declaration, is named as an import. */
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
  const bundle = readBehaviour((await outputs[0]?.text()) ?? "");
  return exported.map((one, index) => ({ ...one, behaviour: bundle.of(`e${index}`) }));
}

/** Finds the plain ones. */
export async function findPlainModules(rootDir: string, modules: readonly ThemeModule[]): Promise<PlainModules> {
  const exported = await readThemeExports(rootDir, modules);
  const plain = exported.filter(({ module, name, behaviour }) => DECLARED.has(module.name) || isPlain(behaviour, name));
  const reach = moduleReach(modules);
  return Object.fromEntries(
    [...Map.groupBy(plain, ({ module }) => module.name)].map(([name, list]) => [
      name,
      { exports: list.map((one) => one.name), madeOf: reach(name) },
    ]),
  );
}

function isPlain({ cause, imports }: Behaviour, name: string): boolean {
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
        // The only context beside those that components of the theme make is the app's, which slots read.
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
