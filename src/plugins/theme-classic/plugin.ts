/** The classic theme as a plugin: its components are built in; a site's `customCss` joins the client modules. */

import * as z from "zod/mini";
import { validate } from "../../config/validate.ts";
import type { PluginFactory } from "../../model/plugin.ts";
import type { SourceTexts } from "../../model/translation.ts";
import { openLabels } from "../../translations/labels.ts";
import { optionsPlace } from "../options-place.ts";
import { translateFooter, translateNavbar } from "./translate.ts";

/** Schema of the options. */
export const themeClassicOptionsSchema = z.strictObject({
  /** Style sheets of the site, relative to its folder. */
  customCss: z._default(z.union([z.string(), z.array(z.string())]), []),
});

const NAME = "docusaurus-theme-classic";

/** Makes the theme plugin. Option `customCss`: one path or several. */
export const themeClassicPlugin: PluginFactory = (input) => {
  const { id, options } = input;
  const valid = validate(themeClassicOptionsSchema, options, optionsPlace(input, "theme option"));
  let texts: readonly SourceTexts[] = [];
  return (
    valid && {
      name: NAME,
      id,
      clientModules: () => [valid.customCss].flat(),
      translateThemeConfig: async (themeConfig) => {
        const navbar = await openLabels(`${NAME}/navbar.json`, input);
        const footer = await openLabels(`${NAME}/footer.json`, input);
        const translated = {
          ...themeConfig,
          navbar: translateNavbar(themeConfig.navbar, navbar),
          ...(themeConfig.footer && { footer: translateFooter(themeConfig.footer, footer) }),
        };
        texts = [navbar.source, footer.source];
        return translated;
      },
      sourceTexts: () => texts,
    }
  );
};
