/**
 * The one script that runs before the first paint. It restores the reader's color mode and announcement bar. Its text is the same
 * on every site, so that a Content-Security-Policy can allow it by hash; the site's settings are attributes of its element.
 */

import { escapeAttribute } from "../markdown/body/escape.ts";
import type { SiteConfig } from "../model/site.ts";

/**
 * Applies the color mode from the `docusaurus-theme` query parameter, the stored choice, the system preference (if the site
 * respects it) or the default, in this order; `data-theme-choice` says whether it is the system's. Query parameters `docusaurus-data-…` become attributes; invalid names are ignored.
 */
export const BOOT_SCRIPT = [
  // If a host delays scripts to speed up pages, `currentScript` is null.
  `(function(){var d=(document.currentScript||document.querySelector("script[data-mode]")).dataset,`,
  `r=document.documentElement,q=new URLSearchParams(location.search);`,
  `function s(k){try{return window[d.storage].getItem(k+d.suffix)}catch(e){return null}}`,
  `function m(v){return v==="dark"||v==="light"?v:null}`,
  `function a(n,v){try{r.setAttribute("data-"+n,v)}catch(e){}}`,
  `var y="system"in d,c=m(q.get("docusaurus-theme"))||"switch"in d&&m(s("theme"));`,
  `a("theme",c||(y?matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light":d.mode));`,
  `a("theme-choice",c||(y?"system":d.mode));`,
  `if("bar"in d)a("announcement-bar-initially-dismissed",`,
  `s("docusaurus.announcement.dismiss")==="true"&&s("docusaurus.announcement.id")===d.bar);`,
  `q.forEach(function(v,k){if(k.indexOf("docusaurus-data-")===0)a(k.slice(16),v)})`,
  `})()`,
].join("");

/** Returns the boot script as an element with the settings of a site. */
export function bootScriptHtml({ themeConfig, storage }: Pick<SiteConfig, "themeConfig" | "storage">): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = themeConfig.colorMode;
  const bar = themeConfig.announcementBar;
  const settings = [
    `data-mode="${escapeAttribute(defaultMode)}"`,
    respectPrefersColorScheme ? "data-system" : "",
    disableSwitch ? "" : "data-switch",
    `data-storage="${storage.type}"`,
    `data-suffix="${storage.namespace === "" ? "" : escapeAttribute(`-${storage.namespace}`)}"`,
    bar ? `data-bar="${escapeAttribute(bar.id)}"` : "",
  ];
  return `<script ${settings.filter((setting) => setting !== "").join(" ")}>${BOOT_SCRIPT}</script>`;
}
