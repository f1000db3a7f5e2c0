import * as z from "zod/mini";
import type { Reporter } from "../model/diagnostic.ts";
import { toSitePath } from "../report/site-path.ts";
import { withBuiltInMaker } from "./built-in-call.ts";
import { CLASSIC_PRESET } from "./builtins.ts";
import { FAILED, importModule, orReport } from "./import-module.ts";
import { classicPresetLists } from "./preset-classic.ts";
import type { ExtensionLists } from "./loaded-site.ts";
import { pluginEntrySchema, type ExtensionFunction } from "./schema/extensions.ts";
import { validate } from "./validate.ts";

export interface RunPresetRequest {
  readonly siteDir: string;
  /** Absolute path of the preset's module, or of the config that contains the function. */
  readonly path: string;
  /** Path of a module, or the preset itself. */
  readonly preset: string | ExtensionFunction;
  readonly options: unknown;
  readonly siteConfig: object;
  /** `themeConfig.algolia` adds its theme to the classic preset. */
  readonly hasAlgolia: boolean;
  readonly report: Reporter;
}

const presetSchema = z.looseObject({
  plugins: z.optional(z.array(pluginEntrySchema)),
  themes: z.optional(z.array(pluginEntrySchema)),
});

/**
 * Runs a site's own preset, which may call the classic one and extend its lists. Returns the lists that it makes.
 * Diagnostics: those of `importModule`, and `invalid-preset`.
 */
export async function runPreset(request: RunPresetRequest): Promise<ExtensionLists | undefined> {
  const { siteDir, path, report, hasAlgolia } = request;
  const where = { file: toSitePath(siteDir, path), report };
  const preset = typeof request.preset === "string" ? (await importModule(request))?.value : request.preset;
  if (preset === undefined && report.hasErrors) return undefined;
  if (typeof preset !== "function") {
    report.error({
      code: "invalid-preset",
      message: "A preset must export a function that returns `plugins` and `themes`.",
      file: where.file,
    });
    return undefined;
  }
  const classic = (options: unknown) =>
    classicPresetLists({ options, hasAlgolia, where: { ...where, label: "classic preset option" } });
  const context = withBuiltInMaker({ siteDir, siteConfig: request.siteConfig }, (name, options) =>
    name === CLASSIC_PRESET ? classic(options) : undefined,
  );
  const lists: unknown = await orReport(request, () => preset(context, request.options));
  if (lists === FAILED || !validate(presetSchema, lists, { ...where, label: "preset field" })) return undefined;
  const { plugins = [], themes = [] } = lists as Partial<ExtensionLists>;
  return { plugins, themes };
}
