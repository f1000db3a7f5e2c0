/** Options of `@docusaurus/plugin-svgr`, which are those of SVGR. SVG files are components in every site. */

import * as z from "zod/mini";
import { withDefault } from "../../config/fields.ts";
import { svgrSchema, toSvgSettings } from "../../config/svgr-options.ts";
import { locateNearest, validate } from "../../config/validate.ts";
import { NO_BUNDLER_SETTINGS } from "../../model/bundler-settings.ts";
import type { Plugin, PluginFactory } from "../../model/plugin.ts";
import { optionsPlace } from "../options-place.ts";

const optionsSchema = z.strictObject({ svgrConfig: withDefault(svgrSchema, svgrSchema.parse({})) });

/** The plugin: it tells the bundler how SVG files become components. */
export const svgrPlugin: PluginFactory = (input) => {
  const options = validate(optionsSchema, input.options ?? {}, optionsPlace(input, "svgr plugin option"));
  if (!options) return undefined;
  const plugin: Plugin = { name: "docusaurus-plugin-svgr", id: input.id };
  const where = optionsPlace(input, "");
  const place = { file: where.file, ...locateNearest(["svgrConfig", "svgoConfig"], where) };
  const svg = toSvgSettings(options.svgrConfig, {
    siteDir: input.site.dir,
    subject: "Svgr plugin option `svgrConfig.svgoConfig`",
    warn: (problem) => where.report.add({ ...problem, severity: "warning", ...place }),
  });
  return { ...plugin, bundler: () => ({ ...NO_BUNDLER_SETTINGS, svg }) };
};
