import { join } from "node:path";
import type { BunPlugin } from "bun";
import { isInner } from "./slot-names.ts";
import { isLate, isPrinted, type ThemeModule } from "./theme-modules.ts";

export interface ThemePluginRequest {
  readonly rootDir: string;
  /** Folder of the generated entries. They list modules, so they receive the real ones instead of stand-ins. */
  readonly entriesDir: string;
  readonly modules: readonly ThemeModule[];
  readonly target: "bun" | "browser";
}

/** The replacement for a component that another one imports. */
type Kind = "slot" | "printed" | "late" | "empty";

/** Makes the bundler plugin through which the theme's modules resolve each other: every component through a slot that a site can fill. */
export function makeThemePlugin(request: ThemePluginRequest): BunPlugin {
  const { rootDir, entriesDir, modules, target } = request;
  const byName = new Map(modules.map((module) => [module.name, module]));
  const groupOfFile = new Map(modules.map(({ file, group }) => [file, group]));
  const kindOf = (module: ThemeModule, importer: string): Kind => {
    if (target === "bun") return kindOnServer(module);
    if (module.isHead) return "empty";
    if (importer.startsWith(entriesDir)) return "slot";
    if (isPrinted(module.name)) return "printed";
    return isLate(module) && groupOfFile.get(importer) !== module.group ? "late" : "slot";
  };
  const makers = target === "bun" ? SERVER_MAKERS : BROWSER_MAKERS;
  const runtime = join(rootDir, "src/runtime");
  return {
    name: "veloci-theme",
    setup(build) {
      build.onResolve({ filter: /^@theme\// }, ({ path, importer }) => {
        const module = byName.get(path);
        if (module && isInner(path)) return { path: module.file };
        // The bundler identifies modules only by their path.
        return module && { path: `${kindOf(module, importer)}:${path}`, namespace: "theme" };
      });
      build.onLoad({ filter: /.*/, namespace: "theme" }, ({ path }) => {
        const [kind = "", name = ""] = path.split(":");
        const file = JSON.stringify(byName.get(name)?.file);
        return { contents: makers[kind]?.(JSON.stringify(name), file, runtime) ?? "", loader: "js" };
      });
      build.onResolve(
        { filter: /^@docusaurus\/|^@mdx-js\/react$|^react-(?:helmet-async|live|router-dom)$/ },
        ({ path }) => {
          const module = byName.get(path);
          return module && { path: module.file };
        },
      );
    },
  };
}

function kindOnServer(module: ThemeModule): Kind {
  return isPrinted(module.name) ? "printed" : isLate(module) ? "late" : "slot";
}

/** Source of a slot's module. Name and file of the component are quoted. */
type SlotMaker = (name: string, file: string, runtime: string) => string;

/** A slot around the component itself, by a function of the runtime. */
function around(make: string, module: string): SlotMaker {
  return (name, file, runtime) => `
    import original from ${file};
    import { ${make} } from "${runtime}/${module}";
    export * from ${file};
    export default ${make}(${name}, original);
  `;
}

/** A slot without the component. */
function without(make: string, module: string): SlotMaker {
  return (name, _file, runtime) => `
    import { ${make} } from "${runtime}/${module}";
    export default ${make}(${name});
  `;
}

const SERVER_MAKERS: Readonly<Record<string, SlotMaker>> = {
  slot: around("makeSlot", "shared/slots.ts"),
  printed: around("makeMarkedSlot", "server/slots.tsx"),
  late: around("makeNotedSlot", "server/slots.tsx"),
};

const BROWSER_MAKERS: Readonly<Record<string, SlotMaker>> = {
  slot: around("makeSlot", "shared/slots.ts"),
  printed: without("makePrintedSlot", "browser/printed.tsx"),
  late: without("makeLateSlot", "browser/late.tsx"),
  empty: (name, _file, runtime) => `
    import { makeSlot } from "${runtime}/shared/slots.ts";
    export default makeSlot(${name}, () => null);
  `,
};
