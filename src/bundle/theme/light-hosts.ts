/**
 * Cheap tables of theme modules. Site code that imports one module of the theme loads the table that contains it: the
 * large one brings the whole theme, these bring only what pages have anyway.
 */

import { readFileSync } from "node:fs";
import type { PartModules } from "./part-modules.ts";
import { isLate, isPrinted as isPart, offered, type ThemeModule } from "./theme-modules.ts";

/** Modules with exports that the first chunk lacks: each has its own table. */
const LIBRARIES: Readonly<Record<string, string>> = {
  "@docusaurus/ComponentCreator": "creator",
  "@docusaurus/renderRoutes": "routes",
  "@docusaurus/format-props": "format-props",
  "@docusaurus/plugin-content-blog/client": "blog-client",
  "@docusaurus/plugin-content-docs/client": "docs-client",
  "@docusaurus/theme-common": "theme-common",
  "@docusaurus/theme-common/internal": "theme-internal",
  "react-helmet-async": "helmet",
  "react-router-dom": "react-router",
};

/** Table name → modules. */
export type LightHosts = Readonly<Record<string, readonly ThemeModule[]>>;

/** Has an additional function that the first chunk lacks. */
const ROUTER = "@docusaurus/router";

/** `frame` has the contents of the first chunk, `printed` and `footer` have parts without behavior that sites often wrap. */
export function findLightHosts(all: readonly ThemeModule[], parts: PartModules): LightHosts {
  const modules = offered(all);
  const frame = reachFrom(
    all,
    modules.filter(({ group }) => group === "core"),
  );
  const printed = new Set(Object.entries(parts).flatMap(([part, inside]) => [part, ...inside]));
  const footer = new Set(["@theme/Footer", ...(parts["@theme/Footer"] ?? [])]);
  const isLibrary = ({ name }: ThemeModule): boolean => Object.hasOwn(LIBRARIES, name);
  const isPrinted = (module: ThemeModule): boolean =>
    printed.has(module.name) && !frame.has(module) && !isLibrary(module);
  const isInFrame = (module: ThemeModule): boolean =>
    frame.has(module) && module.group !== "core" && !isLibrary(module);
  return {
    frame: modules.filter((module) => isInFrame(module) && module.name !== ROUTER),
    router: modules.filter(({ name }) => name === ROUTER),
    footer: modules.filter((module) => isPrinted(module) && footer.has(module.name)),
    printed: modules.filter((module) => isPrinted(module) && !footer.has(module.name)),
    ...Object.fromEntries(
      Object.entries(LIBRARIES).map(([library, table]) => [table, modules.filter(({ name }) => name === library)]),
    ),
  };
}

/** Follows imports as the browser's bundle does: stand-ins replace some components. */
function reachFrom(modules: readonly ThemeModule[], start: readonly ThemeModule[]): Set<ThemeModule> {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const transpiler = new Bun.Transpiler({ loader: "tsx" });
  const reached = new Set(start);
  for (const { file } of reached) {
    for (const { path, kind } of transpiler.scanImports(readFileSync(file, "utf8"))) {
      const module = kind === "import-statement" ? byName.get(path) : undefined;
      if (module && !isLate(module) && !isPart(path) && !module.isHead) reached.add(module);
    }
  }
  return reached;
}
