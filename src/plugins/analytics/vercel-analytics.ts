/** Web Analytics of Vercel, for sites that are served there: the host answers the address of the script. */

import * as z from "zod/mini";
import { flag, withDefault } from "../../config/fields.ts";
import type { InjectedTags } from "../../model/plugin.ts";
import { analyticsPlugin, inlineScript } from "./service.ts";

/** Schema of the options. */
export const vercelAnalyticsOptionsSchema = z.strictObject({
  /** Which script is loaded: the one that counts, or one that only says on the console what it would count. */
  mode: withDefault(z.enum(["auto", "production", "development"]), "auto"),
  /** Whether the script for development speaks on the console. */
  debug: flag(true),
});

/** The script hears of navigation from the browser's history by itself. */
export const vercelAnalyticsPlugin = analyticsPlugin({
  name: "docusaurus-plugin-vercel-analytics",
  label: "Vercel Analytics plugin option",
  options: vercelAnalyticsOptionsSchema,
  tags: toVercelTags,
  reportsTo: [],
});

/** Calls wait in a list until the script is there. Pure. */
export function toVercelTags({ mode, debug }: z.infer<typeof vercelAnalyticsOptionsSchema>): InjectedTags {
  const isDevelopment = mode === "development";
  const src = isDevelopment ? "https://va.vercel-scripts.com/v1/script.debug.js" : "/_vercel/insights/script.js";
  const silence = isDevelopment && !debug ? { "data-debug": "false" } : {};
  return {
    headTags: [
      inlineScript("window.va=window.va||function(){(window.vaq=window.vaq||[]).push(arguments)}"),
      { tagName: "script", attributes: { defer: true, src, ...silence } },
    ],
  };
}
