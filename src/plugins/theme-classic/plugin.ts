/** The classic theme as a plugin: its components are built in; a site's `customCss` joins the client modules. */

import * as z from "zod/mini";
import { validate } from "../../config/validate.ts";
import { toSitePath } from "../../content/files.ts";
import type { PluginFactory } from "../../model/plugin.ts";

const optionsSchema = z.strictObject({
  /** Style sheets of the site, relative to its folder. */
  customCss: z._default(z.union([z.string(), z.array(z.string())]), []),
});

/** Makes the theme plugin. Option `customCss`: one path or several. */
export const themeClassicPlugin: PluginFactory = ({ id, options, site, report, locate }) => {
  const valid = validate(optionsSchema, options, {
    file: toSitePath(site.dir, site.configPath),
    label: "theme option",
    report,
    ...(locate && { locate }),
  });
  return valid && { name: "docusaurus-theme-classic", id, clientModules: () => [valid.customCss].flat() };
};
