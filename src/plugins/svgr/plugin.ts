/** Options of `@docusaurus/plugin-svgr`, which are those of SVGR. SVG files are components in every site. */

import { createRequire } from "node:module";
import { isAbsolute, join } from "node:path";
import * as z from "zod/mini";
import { anyObject, flag, withDefault } from "../../config/fields.ts";
import { locateNearest, validate } from "../../config/validate.ts";
import { NO_BUNDLER_SETTINGS, type SvgSettings } from "../../model/bundler-settings.ts";
import type { FactoryInput, Plugin, PluginFactory } from "../../model/plugin.ts";
import type { DiagnosticCode } from "../../model/catalog/catalog.ts";
import { toReason } from "../../report/error-text.ts";
import { toSitePath } from "../../report/site-path.ts";
import { optionsPlace } from "../options-place.ts";

const texts = withDefault(z.record(z.string(), z.union([z.string(), z.number()])), {});

/** Options without effect are reported from the support table. */
const configSchema = z.looseObject({
  /** Whether the property `title` becomes a `<title>`. */
  titleProp: flag(true),
  descProp: flag(false),
  dimensions: flag(true),
  icon: withDefault(z.union([z.boolean(), z.string(), z.number()]), false),
  expandProps: withDefault(z.union([z.boolean(), z.enum(["start", "end"])]), "end"),
  memo: flag(false),
  svgProps: texts,
  replaceAttrValues: texts,
  exportType: withDefault(z.enum(["default", "named"]), "default"),
  namedExport: withDefault(
    z.string().check(z.regex(/^[A-Za-z_$][\w$]*$/, "a name as in JavaScript")),
    "ReactComponent",
  ),
  svgo: flag(true),
  svgoConfig: z.optional(anyObject()),
});

const optionsSchema = z.strictObject({ svgrConfig: withDefault(configSchema, configSchema.parse({})) });

/** The plugin: it tells the bundler how SVG files become components. */
export const svgrPlugin: PluginFactory = (input) => {
  const options = validate(optionsSchema, input.options ?? {}, optionsPlace(input, "svgr plugin option"));
  if (!options) return undefined;
  const plugin: Plugin = { name: "docusaurus-plugin-svgr", id: input.id };
  const { svgo, svgoConfig, icon, expandProps, exportType, namedExport, ...same } = options.svgrConfig;
  const { titleProp, descProp, dimensions, memo, svgProps, replaceAttrValues } = same;
  const optimize = svgo && svgoConfig ? findOptimizer(svgoConfig, input) : undefined;
  const svg: SvgSettings = {
    labels: [...(titleProp ? ["title"] : []), ...(descProp ? ["desc"] : [])],
    ...(!dimensions ? { size: "" } : icon !== false && { size: icon === true ? "1em" : String(icon) }),
    props: expandProps === true ? "end" : expandProps,
    memo,
    added: svgProps,
    replaced: replaceAttrValues,
    ...(exportType === "named" && { exportName: namedExport }),
    ...(optimize && { optimize }),
  };
  return { ...plugin, bundler: () => ({ ...NO_BUNDLER_SETTINGS, svg }) };
};

/** The part of the package `svgo` that we use, from its second version on. */
interface Svgo {
  readonly optimize?: (svg: string, config: object) => { readonly data: string };
}

/** From the site to SVGO: package managers may install each package beside the one that needs it. */
const WAY = ["@docusaurus/plugin-svgr", "@svgr/webpack", "@svgr/plugin-svgo", "svgo"];

/** Diagnostics: `missing-package`, and `invalid-option` once for files that SVGO fails with, which are used unchanged. */
function findOptimizer(config: object, input: FactoryInput): SvgSettings["optimize"] {
  const where = optionsPlace(input, "");
  const place = { file: where.file, ...locateNearest(["svgrConfig", "svgoConfig"], where) };
  const warn = (code: DiagnosticCode, message: string, hint: string): void =>
    where.report.add({ code, severity: "warning", message, hint, ...place });
  const optimize = findSvgo(input.site.dir);
  if (!optimize) {
    const message = "Svgr plugin option `svgrConfig.svgoConfig` needs the package `svgo` 2 or later.";
    warn(
      "missing-package",
      message,
      "Install it beside the site: `npm install svgo`. Until then, SVG files are used unchanged.",
    );
    return undefined;
  }
  let hasFailed = false;
  return (svg, path) => {
    try {
      return optimize(svg, { ...config, path }).data;
    } catch (error) {
      const message = `SVGO cannot optimize \`${toSitePath(input.site.dir, path)}\`: ${toReason(error).replace(/\.$/, "")}.`;
      if (!hasFailed) warn("invalid-option", message, "Correct the options or the file, which is used unchanged.");
      hasFailed = true;
      return svg;
    }
  };
}

function findSvgo(siteDir: string): Svgo["optimize"] {
  const file = WAY.reduce((from, name) => resolveFrom(from, name) ?? from, join(siteDir, "package.json"));
  if (!/[\\/]node_modules[\\/]svgo[\\/]/.test(file)) return undefined;
  try {
    return (createRequire(file)(file) as Svgo).optimize;
  } catch {
    // Parts of it are not installed.
    return undefined;
  }
}

/** The file of a package. Packages that are built in have none. */
function resolveFrom(file: string, name: string): string | undefined {
  try {
    const found = createRequire(file).resolve(name);
    return isAbsolute(found) ? found : undefined;
  } catch {
    return undefined;
  }
}
