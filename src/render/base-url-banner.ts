/** The banner on a home page that is served from the wrong path, so that styles and scripts do not load. */

import { escapeText } from "../markdown/code/escape-text.ts";
import type { SiteConfig } from "../model/site.ts";

/**
 * Returns the banner's HTML; empty for other pages and if the site turns it off. The theme's style sheet hides it, so it appears
 * only if that fails to load, and it needs no script.
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
