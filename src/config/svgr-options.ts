/** Options of SVGR, as the format's plugin and webpack rules have them. */

import { createRequire } from "node:module";
import { join } from "node:path";
import * as z from "zod/mini";
import type { SvgSettings } from "../model/bundler-settings.ts";
import type { Problem } from "../model/diagnostic.ts";
import { toReason } from "../report/error-text.ts";
import { toSitePath } from "../report/site-path.ts";
import { anyObject, flag, withDefault } from "./fields.ts";
import { resolveFrom } from "./scan-modules.ts";

const texts = withDefault(z.record(z.string(), z.union([z.string(), z.number()])), {});

/** Options without effect are reported elsewhere. The defaults are those of the format. */
export const svgrSchema = z.looseObject({
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

export interface SvgrRequest {
  readonly siteDir: string;
  /** Name of the option for SVGO in messages. */
  readonly subject: string;
  readonly warn: (problem: Problem) => void;
}

/** How SVG files become components. Diagnostics: `missing-package` and `invalid-option` for SVGO. */
export function toSvgSettings(options: z.infer<typeof svgrSchema>, request: SvgrRequest): SvgSettings {
  const { svgo, svgoConfig, icon, expandProps, exportType, namedExport, ...same } = options;
  const { titleProp, descProp, dimensions, memo, svgProps, replaceAttrValues } = same;
  const optimize = svgo && svgoConfig ? findOptimizer(svgoConfig, request) : undefined;
  return {
    labels: [...(titleProp ? ["title"] : []), ...(descProp ? ["desc"] : [])],
    ...(!dimensions ? { size: "" } : icon !== false && { size: icon === true ? "1em" : String(icon) }),
    props: expandProps === true ? "end" : expandProps,
    memo,
    added: svgProps,
    replaced: replaceAttrValues,
    ...(exportType === "named" && { exportName: namedExport }),
    ...(optimize && { optimize }),
  };
}

/** Options of SVGR that need SVGR itself. */
const LOST = ["template", "plugins", "configFile", "jsx", "native", "index"];

/** What the loader `@svgr/webpack` does with options; `lost` names those without effect. Diagnostics: those of `toSvgSettings`. */
export function readSvgrLoader(
  options: Readonly<Record<string, unknown>>,
  request: Omit<SvgrRequest, "subject">,
): { readonly svg?: SvgSettings; readonly lost: readonly string[] } {
  const names = Object.keys(options);
  if (names.length === 0) return { lost: [] };
  // SVGR has this default; the plugin of the format has another one.
  const read = z.safeParse(svgrSchema, { titleProp: false, ...options });
  if (!read.success) return { lost: names };
  const subject = "The option `svgoConfig` of the loader `@svgr/webpack`";
  const lost = names.filter((name) => LOST.includes(name) && options[name] !== false);
  return { svg: toSvgSettings(read.data, { ...request, subject }), lost };
}

/** The part of the package `svgo` that we use, from its second version on. */
interface Svgo {
  readonly optimize?: (svg: string, config: object) => { readonly data: string };
}

/** From the site to SVGO: package managers may install each package beside the one that needs it. */
const WAY = ["@docusaurus/plugin-svgr", "@svgr/webpack", "@svgr/plugin-svgo", "svgo"];

/** Diagnostics: `missing-package`, and `invalid-option` once for files that SVGO fails with, which are used unchanged. */
function findOptimizer(config: object, { siteDir, subject, warn }: SvgrRequest): SvgSettings["optimize"] {
  const optimize = findSvgo(siteDir);
  if (!optimize) {
    warn({
      code: "missing-package",
      message: `${subject} needs the package \`svgo\` 2 or later.`,
      hint: "Install it beside the site: `npm install svgo`. Until then, SVG files are used unchanged.",
    });
    return undefined;
  }
  let hasFailed = false;
  return (svg, path) => {
    try {
      return optimize(svg, { ...config, path }).data;
    } catch (error) {
      const message = `SVGO cannot optimize \`${toSitePath(siteDir, path)}\`: ${toReason(error).replace(/\.$/, "")}.`;
      const hint = "Correct the options or the file, which is used unchanged.";
      if (!hasFailed) warn({ code: "invalid-option", message, hint });
      hasFailed = true;
      return svg;
    }
  };
}

function findSvgo(siteDir: string): Svgo["optimize"] {
  const file = WAY.reduce((from, name) => resolveFrom(name, from) ?? from, join(siteDir, "package.json"));
  if (!/[\\/]node_modules[\\/]svgo[\\/]/.test(file)) return undefined;
  try {
    return (createRequire(file)(file) as Svgo).optimize;
  } catch {
    // Parts of it are not installed.
    return undefined;
  }
}
