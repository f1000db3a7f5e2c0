/** The part of a site's settings that browsers receive. */

import type { Messages, SiteConfig } from "../../model/site.ts";
import type { SiteData } from "../../model/theme.ts";

/** Settings that only the build and the server read. */
const OF_BUILD: ReadonlySet<string> = new Set(
  `baseUrlIssueBanner clientModules future headTags onBrokenAnchors onBrokenLinks onBrokenMarkdownImages onBrokenMarkdownLinks
   onDuplicateRoutes scripts staticDirectories stylesheets`.split(/\s+/),
);

/** Lists whose names libraries use for their own: they count only in modules that speak of the config. */
const LISTS: ReadonlySet<string> = new Set(["plugins", "presets", "themes"]);

/** The same for the theme: the footer comes as HTML, and so does highlighted code. */
const OF_SERVER: ReadonlySet<string> = new Set(["footer", "metadata", "prism", "untranslatedNotice"]);

/** Theme hooks that read such a setting for the site's code. */
const READERS: Readonly<Record<string, string>> = { prism: "usePrismTheme|CodeTextProvider" };

/** The same for the search: it decides what the index contains. */
const OF_INDEX: ReadonlySet<string> = new Set(["ignorePatterns"]);

/** The scripts for browsers. */
export interface BrowserCode {
  /** Of the site's own modules. */
  readonly own: string;
  /** Of the theme's chunks. */
  readonly theme: readonly string[];
}

/** Removes settings that browsers need only if the site's code reads them, which requires their name as a property. */
export function toBrowserSite<T extends Pick<SiteData, "siteConfig" | "messages">>(site: T, code: BrowserCode): T {
  const read = readProperties(code.own);
  const readBeside = readProperties(modulesWith("siteConfig", code.own));
  const isRead = (name: string): boolean =>
    LISTS.has(name) ? readBeside.has(name) : read.has(name) || calls(code.own, READERS[name]);
  const without = (settings: object, names: ReadonlySet<string>): object =>
    Object.fromEntries(Object.entries(settings).filter(([name]) => !names.has(name) || isRead(name)));
  const { siteConfig } = site;
  const { search } = siteConfig.themeConfig as { readonly search?: unknown };
  const themeConfig = {
    ...without(siteConfig.themeConfig, OF_SERVER),
    ...(typeof search === "object" && search !== null && { search: without(search, OF_INDEX) }),
  };
  // Diagrams only ask whether the site has any; the other settings are for compiling.
  const markdown = read.has("markdown") ? siteConfig.markdown : { mermaid: siteConfig.markdown.mermaid };
  const { messages: all = {}, ...rest } = site;
  const messages = messagesUsedIn(all, code);
  const config = without({ ...siteConfig, markdown, themeConfig }, OF_BUILD.union(LISTS)) as SiteConfig;
  const result = { ...rest, siteConfig: config };
  return (Object.keys(messages).length === 0 ? result : { ...result, messages }) as T;
}

/**
 * Messages whose IDs occur in scripts. The theme's IDs are literals; the site's code may compute IDs, so all of its
 * messages are included if it uses any.
 */
function messagesUsedIn(messages: Messages, { own, theme }: BrowserCode): Messages {
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

/** The modules that contain a word, of a script in which a comment with its path begins each. */
function modulesWith(word: string, script: string): string {
  const modules = script.split(/^\/\/ /m);
  return modules.filter((text) => text.includes(word)).join("\n");
}

/** Names in code that read a property, or may: `config.footer`, `config["footer"]`, `{ footer }`. */
function readProperties(code: string): Set<string | undefined> {
  const reading = /(?:\.\s*|\[\s*["'`])(\w+)|[{,]\s*(\w+)(?=\s*[,}:=])/g;
  return new Set([...code.matchAll(reading)].map(([, member, taken]) => member ?? taken));
}
