/** Google's `gtag.js`: Google Analytics 4 and Google Ads. */

import * as z from "zod/mini";
import { flag } from "../../config/fields.ts";
import type { InjectedTags } from "../../model/plugin.ts";
import { analyticsPlugin, asyncScript, inlineScript, pageViews, preconnect, serviceId, toCode } from "./service.ts";

const HOST = "https://www.googletagmanager.com";

const EXAMPLE = "G-ABC123";

/** Schema of the options. */
export const googleGtagOptionsSchema = z.strictObject({
  /** IDs of the properties, such as `G-…`. */
  trackingID: z.union(
    [serviceId(EXAMPLE), z.array(serviceId(EXAMPLE)).check(z.minLength(1, "a list with at least one id"))],
    `an id such as \`${EXAMPLE}\`, or a list of ids`,
  ),
  /** Whether Google should shorten readers' IP addresses; Google Analytics 4 always does. */
  anonymizeIP: flag(false),
});

export const googleGtagPlugin = analyticsPlugin({
  name: "docusaurus-plugin-google-gtag",
  label: "gtag plugin option",
  options: googleGtagOptionsSchema,
  tags: toGtagTags,
  reportsTo: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"],
  clientModule: pageViews("gtag.js", `gtag("set", "page_path", path); gtag("event", "page_view");`),
});

/** Loads the script with the first ID; it serves all of them. Pure. */
export function toGtagTags({ trackingID, anonymizeIP }: z.infer<typeof googleGtagOptionsSchema>): InjectedTags {
  const ids = [trackingID].flat();
  const settings = anonymizeIP ? `,${toCode({ anonymize_ip: true })}` : "";
  const configs = ids.map((id) => `gtag("config",${toCode(id)}${settings});`);
  const start = "window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}";
  return {
    headTags: [
      preconnect("https://www.google-analytics.com"),
      preconnect(HOST),
      asyncScript(`${HOST}/gtag/js?id=${encodeURIComponent(ids[0] ?? "")}`),
      inlineScript(`${start}gtag("js",new Date());${configs.join("")}`),
    ],
  };
}
