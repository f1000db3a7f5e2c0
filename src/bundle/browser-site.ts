/** What browsers get of a site's settings. In: all of them, and the site's code. Out: the same without what nothing there reads. */

import type { SiteConfig } from "../model/site.ts";
import type { SiteData } from "../model/theme.ts";

/** Settings that only the build reads, and the server. */
const OF_BUILD: ReadonlySet<string> = new Set(
  `baseUrlIssueBanner clientModules future headTags onBrokenAnchors onBrokenLinks onBrokenMarkdownImages onBrokenMarkdownLinks
   onDuplicateRoutes scripts staticDirectories stylesheets`.split(/\s+/),
);

/** The same of the theme: the footer comes as HTML, and so does highlighted code. */
const OF_SERVER: ReadonlySet<string> = new Set(["footer", "metadata", "prism"]);

/** The same of the search: it decides what gets into the index. */
const OF_INDEX: ReadonlySet<string> = new Set(["ignorePatterns"]);

/** Leaves out settings that browsers need only if code of the site reads them: if it says their name as that of a property. */
export function toBrowserSite<T extends Pick<SiteData, "siteConfig">>(site: T, code: string): T {
  const read = readProperties(code);
  const without = (settings: object, names: ReadonlySet<string>): object =>
    Object.fromEntries(Object.entries(settings).filter(([name]) => !names.has(name) || read.has(name)));
  const { siteConfig } = site;
  const { search } = siteConfig.themeConfig as { readonly search?: unknown };
  const themeConfig = {
    ...without(siteConfig.themeConfig, OF_SERVER),
    ...(typeof search === "object" && search !== null && { search: without(search, OF_INDEX) }),
  };
  // Diagrams ask whether the site has any; the rest is about compiling.
  const markdown = read.has("markdown") ? siteConfig.markdown : { mermaid: siteConfig.markdown.mermaid };
  return { ...site, siteConfig: without({ ...siteConfig, markdown, themeConfig }, OF_BUILD) as SiteConfig };
}

/** Names in code that read a property, or may: `config.footer`, `config["footer"]`, `{ footer }`. */
function readProperties(code: string): Set<string | undefined> {
  const reading = /(?:\.\s*|\[\s*["'`])(\w+)|(?<=[{,]\s*)(\w+)(?=\s*[,}:=])/g;
  return new Set([...code.matchAll(reading)].map(([, member, taken]) => member ?? taken));
}
