/** The classic theme as a plugin: its components are built in; a site's `customCss` joins the client modules. */

import * as z from "zod/mini";
import { validate } from "../../config/validate.ts";
import type { PluginFactory } from "../../model/plugin.ts";
import { optionsPlace } from "../options-place.ts";

/** Schema of the options. */
export const themeClassicOptionsSchema = z.strictObject({
  /** Style sheets of the site, relative to its folder. */
  customCss: z._default(z.union([z.string(), z.array(z.string())]), []),
});

/** Makes the theme plugin. Option `customCss`: one path or several. */
export const themeClassicPlugin: PluginFactory = (input) => {
  const { id, options } = input;
  const valid = validate(themeClassicOptionsSchema, options, optionsPlace(input, "theme option"));
  return valid && { name: "docusaurus-theme-classic", id, clientModules: () => [valid.customCss].flat() };
};
