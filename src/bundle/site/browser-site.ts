/** What browsers get of a site's settings. */

import type { Messages, SiteConfig } from "../../model/site.ts";
import type { SiteData } from "../../model/theme.ts";

/** Settings that only the build reads, and the server. */
const OF_BUILD: ReadonlySet<string> = new Set(
  `baseUrlIssueBanner clientModules future headTags onBrokenAnchors onBrokenLinks onBrokenMarkdownImages onBrokenMarkdownLinks
   onDuplicateRoutes scripts staticDirectories stylesheets`.split(/\s+/),
);

/** The same of the theme: the footer comes as HTML, and so does highlighted code. */
const OF_SERVER: ReadonlySet<string> = new Set(["footer", "metadata", "prism", "untranslatedNotice"]);

/** Hooks of the theme that read such a setting for code of the site. */
const READERS: Readonly<Record<string, string>> = { prism: "usePrismTheme|CodeTextProvider" };

/** The same of the search: it decides what gets into the index. */
const OF_INDEX: ReadonlySet<string> = new Set(["ignorePatterns"]);

/** The scripts that browsers get. */
export interface BrowserCode {
  /** Of the site's own modules. */
  readonly own: string;
  /** Of the theme's chunks. */
  readonly theme: readonly string[];
}

/** Leaves out settings that browsers need only if code of the site reads them: if it says their name as that of a property. */
export function toBrowserSite<T extends Pick<SiteData, "siteConfig" | "messages">>(site: T, code: BrowserCode): T {
  const read = readProperties(code.own);
  const without = (settings: object, names: ReadonlySet<string>): object =>
    Object.fromEntries(
      Object.entries(settings).filter(([name]) => !names.has(name) || read.has(name) || calls(code.own, READERS[name])),
    );
  const { siteConfig } = site;
  const { search } = siteConfig.themeConfig as { readonly search?: unknown };
  const themeConfig = {
    ...without(siteConfig.themeConfig, OF_SERVER),
    ...(typeof search === "object" && search !== null && { search: without(search, OF_INDEX) }),
  };
  // Diagrams ask whether the site has any; the rest is about compiling.
  const markdown = read.has("markdown") ? siteConfig.markdown : { mermaid: siteConfig.markdown.mermaid };
  const { messages: all = {}, ...rest } = site;
  const messages = spokenIn(all, code);
  const result = { ...rest, siteConfig: without({ ...siteConfig, markdown, themeConfig }, OF_BUILD) as SiteConfig };
  return (Object.keys(messages).length === 0 ? result : { ...result, messages }) as T;
}

/**
 * Messages whose ids scripts have. The theme's ids are literals; code of a site may put ids together, so all of its messages go
 * along if it says any.
 */
function spokenIn(messages: Messages, { own, theme }: BrowserCode): Messages {
  const isSpeaking = own.includes("@docusaurus/Translate");
  return Object.fromEntries(
    Object.entries(messages).filter(([id]) =>
      id.startsWith("theme.") && !own.includes(id) ? theme.some((text) => text.includes(`"${id}"`)) : isSpeaking,
    ),
  );
}

function calls(code: string, name: string | undefined): boolean {
  return name !== undefined && new RegExp(`\\b(?:${name})\\b`).test(code);
}

/** Names in code that read a property, or may: `config.footer`, `config["footer"]`, `{ footer }`. */
function readProperties(code: string): Set<string | undefined> {
  const reading = /(?:\.\s*|\[\s*["'`])(\w+)|(?<=[{,]\s*)(\w+)(?=\s*[,}:=])/g;
  return new Set([...code.matchAll(reading)].map(([, member, taken]) => member ?? taken));
}
