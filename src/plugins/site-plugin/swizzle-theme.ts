import { dirname, resolve } from "node:path";
import * as z from "zod/mini";
import { callSiteNow } from "../../config/call-site.ts";
import type { PluginTheme, PluginVerdict } from "../../model/swizzle.ts";
import type { Site } from "../../model/site.ts";
import { hookName, type LifecyclePlugin } from "./lifecycle.ts";
import type { PluginModule } from "./module.ts";
import { findMember } from "./static-methods.ts";

/** Facts about the plugin. */
export interface ThemeOfPlugin {
  readonly plugin: LifecyclePlugin;
  readonly module: PluginModule;
  readonly site: Site;
  /** Absolute. */
  readonly folder: string;
}

const PATH = { result: z.optional(z.nullable(z.string())), words: "the path of a folder" };
const NAMES = { result: z.optional(z.nullable(z.array(z.string()))), words: "a list of names" };
const SAFETY = z.optional(z.enum(["safe", "unsafe", "forbidden"]));
const ACTIONS = z.optional(z.object({ wrap: SAFETY, eject: SAFETY }));
const CONFIG = {
  result: z.optional(
    z.looseObject({
      components: z.record(z.string(), z.looseObject({ actions: ACTIONS, description: z.optional(z.string()) })),
    }),
  ),
  words: "an object with `components`",
};

/** What a plugin says about its components, for `swizzle`: its folders, and the components that it marks as safe. */
export function toSwizzleTheme({ plugin, module, site, folder }: ThemeOfPlugin): PluginTheme {
  const { declaration, run } = module;
  const call = { site, report: run.report };
  const hook = "getTypeScriptThemePath";
  const typed = callSiteNow(() => plugin[hook]?.(), { ...PATH, ...call, name: hookName(hook, plugin) });
  return {
    from: declaration.from,
    name: plugin.name,
    folder,
    ...(typed ? { typedFolder: resolve(dirname(run.path), typed) } : {}),
    verdicts: { ...listedAsSafe(module, site), ...verdictsOf(module, site) },
  };
}

/** `getSwizzleComponentList`: the list of early releases. */
function listedAsSafe({ places, run }: PluginModule, site: Site): Record<string, PluginVerdict> {
  const list = staticMethod("getSwizzleComponentList", places);
  const names = list && callSiteNow(list, { ...NAMES, site, report: run.report, name: "`getSwizzleComponentList`" });
  return Object.fromEntries((names ?? []).map((name) => [name, { wrap: "safe", eject: "safe" }]));
}

/** `getSwizzleConfig`: how safe each action is. */
function verdictsOf({ places, run }: PluginModule, site: Site): Record<string, PluginVerdict> {
  const config = staticMethod("getSwizzleConfig", places);
  const stated = config && callSiteNow(config, { ...CONFIG, site, report: run.report, name: "`getSwizzleConfig`" });
  return Object.fromEntries(
    Object.entries(stated?.components ?? {}).map(([name, { actions, description }]) => [
      name,
      {
        wrap: actions?.wrap ?? "unsafe",
        eject: actions?.eject ?? "unsafe",
        ...(description !== undefined && { summary: description }),
      },
    ]),
  );
}

function staticMethod(name: string, places: PluginModule["places"]): (() => unknown) | undefined {
  const member = findMember(places, name);
  return typeof member === "function" ? (): unknown => member() : undefined;
}
