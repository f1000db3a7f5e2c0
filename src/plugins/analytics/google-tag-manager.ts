/** Google Tag Manager: a container, made elsewhere, decides what is loaded and what is reported. */

import * as z from "zod/mini";
import type { InjectedTags } from "../../model/plugin.ts";
import { analyticsPlugin, asyncScript, inlineScript, preconnect, serviceId } from "./service.ts";

const HOST = "https://www.googletagmanager.com";

/** Schema of the options. */
export const googleTagManagerOptionsSchema = z.strictObject({
  /** Id of the container, `GTM-…`. */
  containerId: serviceId("GTM-ABC123"),
});

/** It hears of navigation from the browser's history by itself: containers have a trigger for that. */
export const googleTagManagerPlugin = analyticsPlugin({
  name: "docusaurus-plugin-google-tag-manager",
  label: "Tag Manager plugin option",
  options: googleTagManagerOptionsSchema,
  tags: toTagManagerTags,
  reportsTo: [HOST],
});

/** Without scripts, a frame counts the visit. Pure. */
export function toTagManagerTags({ containerId }: z.infer<typeof googleTagManagerOptionsSchema>): InjectedTags {
  const id = encodeURIComponent(containerId);
  const start = `window.dataLayer=window.dataLayer||[];dataLayer.push({"gtm.start":Date.now(),event:"gtm.js"})`;
  const frame = `<iframe src="${HOST}/ns.html?id=${id}" height="0" width="0" style="display:none;visibility:hidden" title="Google Tag Manager"></iframe>`;
  return {
    headTags: [preconnect(HOST), inlineScript(start), asyncScript(`${HOST}/gtm.js?id=${id}`)],
    preBodyTags: [{ tagName: "noscript", attributes: {}, innerHTML: frame }],
  };
}
