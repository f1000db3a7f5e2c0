/** Redirects plugin: old addresses that lead to pages of today. What it wants is checked when all routes are known. */

import { validate, type Where } from "../../config/validate.ts";
import type { PluginFactory } from "../../model/plugin.ts";
import { toSitePath } from "../../report/site-path.ts";
import { redirectsOptionsSchema } from "./options.ts";
import { wantedRedirects } from "./wanted.ts";

/** Makes an instance of the plugin; its options are those of the format. */
export const clientRedirectsPlugin: PluginFactory = ({ id, options: given, site, report, locate }) => {
  const where: Where = {
    file: toSitePath(site.dir, site.configPath),
    label: "redirects plugin option",
    report,
    ...(locate && { locate }),
  };
  const options = validate(redirectsOptionsSchema, given, where);
  if (options === undefined) return undefined;
  return {
    name: "docusaurus-plugin-client-redirects",
    id,
    redirects: (paths) => wantedRedirects({ options, site, paths, where }),
  };
};
