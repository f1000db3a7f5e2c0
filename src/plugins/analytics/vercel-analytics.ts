/** Web Analytics of Vercel, for sites hosted there: the host serves the script. */

import * as z from "zod/mini";
import { flag, withDefault } from "../../config/fields.ts";
import type { InjectedTags } from "../../model/plugin.ts";
import { analyticsPlugin, inlineScript } from "./service.ts";

/** Schema of the options. */
export const vercelAnalyticsOptionsSchema = z.strictObject({
  /** Which script to load: the one that counts, or one that only logs to the console. */
  mode: withDefault(z.enum(["auto", "production", "development"]), "auto"),
  /** Whether the development script logs to the console. */
  debug: flag(true),
});

/** The script detects navigation through the browser's history. */
export const vercelAnalyticsPlugin = analyticsPlugin({
  name: "docusaurus-plugin-vercel-analytics",
  label: "Vercel Analytics plugin option",
  options: vercelAnalyticsOptionsSchema,
  tags: toVercelTags,
  reportsTo: [],
});

/** Queues calls until the script has loaded. Pure. */
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
