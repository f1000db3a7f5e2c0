/** Options of `docusaurus-plugin-sass`, which are those of sass-loader. The compiler itself runs in every site. */

import * as z from "zod/mini";
import { text } from "../../config/fields.ts";
import { toSassSettings } from "../../config/sass-options.ts";
import { validate } from "../../config/validate.ts";
import type { PluginFactory } from "../../model/plugin.ts";
import { NO_BUNDLER_SETTINGS } from "../../model/bundler-settings.ts";
import { optionsPlace } from "../options-place.ts";

const folders = z.optional(z.array(text()));

/** Options without effect are reported from the support table. */
const schema = z.looseObject({
  /** Written above each sheet. */
  additionalData: z.optional(z.string()),
  sassOptions: z.optional(z.looseObject({ includePaths: folders, loadPaths: folders })),
});

/** The plugin: it tells the compiler which folders it searches, and what is written above each sheet. */
export const sassPlugin: PluginFactory = (input) => {
  const { id, options: given, site } = input;
  const options = validate(schema, given ?? {}, optionsPlace(input, "sass plugin option"));
  if (!options) return undefined;
  const sass = toSassSettings(options, site.dir);
  return { name: "docusaurus-plugin-sass", id, bundler: () => ({ ...NO_BUNDLER_SETTINGS, sass }) };
};
