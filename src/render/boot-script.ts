/** The one script that runs before anything is painted: colour mode and announcement bar as the reader left them. */

import type { SiteConfig } from "../model/site.ts";

interface ColorMode {
  readonly defaultMode: string;
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
}

/**
 * JavaScript for the head. A `docusaurus-theme` query parameter wins over what is stored, that over the system's
 * preference (if the site respects it), that over the default; `docusaurus-data-…` parameters become attributes.
 */
export function bootScript({ themeConfig, storage }: SiteConfig): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = themeConfig["colorMode"] as unknown as ColorMode;
  const stored = disableSwitch ? "null" : `s("theme${suffix(storage.namespace)}")`;
  const system = respectPrefersColorScheme
    ? `(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")`
    : JSON.stringify(defaultMode);
  const bar = themeConfig["announcementBar"] as { readonly id?: string } | undefined;
  return [
    `(function(){var r=document.documentElement,q=new URLSearchParams(location.search);`,
    `function s(k){try{return ${storage.type}.getItem(k)}catch(e){return null}}`,
    `function m(v){return v==="dark"||v==="light"?v:null}`,
    `r.setAttribute("data-theme",m(q.get("docusaurus-theme"))||m(${stored})||${system});`,
    bar ? announcementScript(bar.id ?? "announcement-bar", suffix(storage.namespace)) : "",
    `q.forEach(function(v,k){if(k.indexOf("docusaurus-data-")===0)r.setAttribute(k.replace("docusaurus-data-","data-"),v)})`,
    `})()`,
  ].join("");
}

function announcementScript(id: string, end: string): string {
  const same = `s("docusaurus.announcement.id${end}")===${JSON.stringify(id).replace(/</g, "\\u003c")}`;
  return `r.setAttribute("data-announcement-bar-initially-dismissed",String(s("docusaurus.announcement.dismiss${end}")==="true"&&${same}));`;
}

function suffix(namespace: string): string {
  return namespace === "" ? "" : `-${namespace}`;
}
