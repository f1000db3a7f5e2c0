/** Google Tag Manager: a container, configured on Google's site, decides what to load and report. */

import * as z from "zod/mini";
import type { InjectedTags } from "../../model/plugin.ts";
import { analyticsPlugin, asyncScript, inlineScript, preconnect, serviceId } from "./service.ts";

const HOST = "https://www.googletagmanager.com";

/** Schema of the options. */
export const googleTagManagerOptionsSchema = z.strictObject({
  /** ID of the container, `GTM-…`. */
  containerId: serviceId("GTM-ABC123"),
});

/** It detects navigation through the browser's history: containers have a trigger for that. */
export const googleTagManagerPlugin = analyticsPlugin({
  name: "docusaurus-plugin-google-tag-manager",
  label: "Tag Manager plugin option",
  options: googleTagManagerOptionsSchema,
  tags: toTagManagerTags,
  reportsTo: [HOST],
});

/** Without scripts, an iframe counts the visit. Pure. */
export function toTagManagerTags({ containerId }: z.infer<typeof googleTagManagerOptionsSchema>): InjectedTags {
  const id = encodeURIComponent(containerId);
  const start = `window.dataLayer=window.dataLayer||[];dataLayer.push({"gtm.start":Date.now(),event:"gtm.js"})`;
  const frame = `<iframe src="${HOST}/ns.html?id=${id}" height="0" width="0" style="display:none;visibility:hidden" title="Google Tag Manager"></iframe>`;
  return {
    headTags: [preconnect(HOST), inlineScript(start), asyncScript(`${HOST}/gtm.js?id=${id}`)],
    preBodyTags: [{ tagName: "noscript", attributes: {}, innerHTML: frame }],
  };
}
