/** `analytics.js`, Google's library before `gtag.js`. Google no longer accepts its data; compatible servers may. */

import * as z from "zod/mini";
import { flag } from "../../config/fields.ts";
import type { InjectedTags } from "../../model/plugin.ts";
import { analyticsPlugin, asyncScript, inlineScript, pageViews, preconnect, serviceId, toCode } from "./service.ts";

const HOST = "https://www.google-analytics.com";

/** Schema of the options. */
export const googleAnalyticsOptionsSchema = z.strictObject({
  /** Property ID, `UA-…`. */
  trackingID: serviceId("UA-123456-1"),
  /** Whether Google should shorten readers' IP addresses. */
  anonymizeIP: flag(false),
});

export const googleAnalyticsPlugin = analyticsPlugin({
  name: "docusaurus-plugin-google-analytics",
  label: "Google Analytics plugin option",
  options: googleAnalyticsOptionsSchema,
  tags: toAnalyticsTags,
  reportsTo: [HOST],
  clientModule: pageViews("google-analytics.js", `ga("set", "page", path); ga("send", "pageview");`),
});

/** Queues calls until the script has loaded. Pure. */
export function toAnalyticsTags({
  trackingID,
  anonymizeIP,
}: z.infer<typeof googleAnalyticsOptionsSchema>): InjectedTags {
  const start = "window.ga=window.ga||function(){(ga.q=ga.q||[]).push(arguments)};ga.l=Date.now();";
  const anonymize = anonymizeIP ? `ga("set","anonymizeIp",true);` : "";
  const code = `${start}ga("create",${toCode(trackingID)},"auto");${anonymize}ga("send","pageview");`;
  return { headTags: [preconnect(HOST), inlineScript(code), asyncScript(`${HOST}/analytics.js`)] };
}
