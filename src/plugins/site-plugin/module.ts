import { importModule, type ImportModuleRequest } from "../../config/import-module.ts";
import type { ModuleDeclaration } from "../../config/loaded-site.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Site } from "../../model/site.ts";

export interface PluginModule {
  readonly declaration: ModuleDeclaration;
  /** A function, or the plugin itself. */
  readonly factory: unknown;
  /** Where to look for static methods. */
  readonly places: readonly unknown[];
  readonly run: ImportModuleRequest;
}

/** Runs the module of a site's plugin, before the plugin is made. Diagnostics: those of `importModule`. */
export async function loadPluginModule(
  declaration: ModuleDeclaration,
  site: Pick<Site, "dir" | "configPath">,
  report: Reporter,
): Promise<PluginModule | undefined> {
  const { module } = declaration;
  if (typeof module !== "string") {
    return {
      declaration,
      factory: module,
      places: [module],
      run: { siteDir: site.dir, path: site.configPath, report },
    };
  }
  const run = { siteDir: site.dir, path: module, report };
  const imported = await importModule(run);
  if (!imported) return undefined;
  const factory = toFactory(imported.value);
  return { declaration, factory, places: [factory, imported.value, imported.exports], run };
}

/** A CommonJS module may export its plugin as `default`, beside static methods. */
function toFactory(value: unknown): unknown {
  const inside: unknown = typeof value === "object" && value !== null && "default" in value ? value.default : undefined;
  return typeof inside === "function" ? inside : value;
}
