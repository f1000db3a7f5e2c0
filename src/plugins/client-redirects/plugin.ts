import { validate } from "../../config/validate.ts";
import type { PluginFactory } from "../../model/plugin.ts";
import { redirectsOptionsSchema } from "./options.ts";
import { configuredRedirects } from "./configured.ts";
import { optionsPlace } from "../options-place.ts";

/** Redirects plugin: redirects old URLs to current pages. Redirects are checked when all routes are known. */
export const clientRedirectsPlugin: PluginFactory = (input) => {
  const { id, options: given, site } = input;
  const where = optionsPlace(input, "redirects plugin option");
  const options = validate(redirectsOptionsSchema, given, where);
  if (options === undefined) return undefined;
  return {
    name: "docusaurus-plugin-client-redirects",
    id,
    redirects: (paths) => configuredRedirects({ options, site, paths, where }),
  };
};
