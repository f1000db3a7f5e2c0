/** The banner of a home page that is served below another path than `baseUrl`, where neither styles nor scripts are found. */

import { escapeText } from "../markdown/code/escape-text.ts";
import type { SiteConfig } from "../model/site.ts";

/**
 * HTML of the banner: empty for any other page, and when the site turns it off. The theme's style sheet hides it, so it is
 * seen only where that is missing; no script has to run.
 */
export function baseUrlBannerHtml(path: string, { baseUrl, baseUrlIssueBanner, title }: SiteConfig): string {
  if (path !== baseUrl || !baseUrlIssueBanner) return "";
  const name = escapeText(title);
  const base = escapeText(baseUrl);
  return [
    `<div id="__docusaurus-base-url-issue-banner-container" class="baseUrlBanner" data-nosnippet>`,
    `<p><strong>The site ${name} did not load properly.</strong></p>`,
    `<p>Its styles and scripts were not found. The most likely cause is a wrong <code>baseUrl</code>: the site was built for `,
    `<code>${base}</code>. Set <code>baseUrl</code> in the config to the path that this page has, and build again.</p>`,
    `</div>`,
  ].join("");
}
