/** A checked config in the program's form. Pure. */

import { joinUrl } from "../url/paths.ts";
import type { ReportingLevel } from "../model/diagnostic.ts";
import type { HtmlTag, I18nConfig, MarkdownConfig, SiteConfig } from "../model/site.ts";
import { withoutUndefined } from "./fields.ts";
import type { ExtensionLists, SiteFunctions } from "./loaded-site.ts";
import { type Loss, toPlainObject } from "./plain-data.ts";
import { toPublicLists } from "./public-lists.ts";
import type { BrokenTargetHook } from "./schema/markdown.ts";
import { type HasRelease, v4Flags, type StorageFields } from "./schema/future.ts";
import type { SiteFields } from "./schema/site.ts";
import type { ThemeConfig } from "./theme-config.ts";
import { toI18n } from "./to-i18n.ts";
import { ownValue } from "../lookup/own-value.ts";

export interface SiteConfigRequest {
  readonly fields: SiteFields;
  readonly themeConfig: ThemeConfig;
  readonly lists: ExtensionLists;
  readonly siteDir: string;
  readonly locale: string;
  /** Whether the site is written for a release of the format or a later one. */
  readonly hasRelease: HasRelease;
  /** Whether the locale is built without the others. */
  readonly isAlone: boolean;
  /** Called with the path of each function where plain data is expected. */
  readonly onLoss: (loss: Loss) => void;
}

/** The config that pages may read. */
export function toSiteConfig({
  fields,
  themeConfig,
  lists,
  siteDir,
  locale,
  isAlone,
  hasRelease,
  onLoss,
}: SiteConfigRequest): SiteConfig {
  const i18n = toI18n(fields, isAlone ? { locale, hasRelease } : undefined);
  const { storage, future, markdown } = fields;
  const flags = v4Flags(future, hasRelease);
  return withoutUndefined({
    title: fields.title,
    tagline: fields.tagline,
    titleDelimiter: fields.titleDelimiter,
    ...placeOf(i18n, locale, fields),
    favicon: fields.favicon,
    trailingSlash: fields.trailingSlash,
    noIndex: fields.noIndex,
    csp: toCsp(fields),
    i18n,
    onBrokenLinks: fields.onBrokenLinks,
    onBrokenAnchors: fields.onBrokenAnchors,
    onBrokenMarkdownLinks: levelOr(markdown.hooks.onBrokenMarkdownLinks ?? fields.onBrokenMarkdownLinks, "warn"),
    onBrokenMarkdownImages: levelOr(markdown.hooks.onBrokenMarkdownImages, "throw"),
    onUnknownComponents: markdown.hooks.onUnknownComponents,
    onDuplicateRoutes: fields.onDuplicateRoutes,
    organizationName: fields.organizationName,
    projectName: fields.projectName,
    deploymentBranch: fields.deploymentBranch,
    githubHost: fields.githubHost,
    githubPort: fields.githubPort === undefined ? undefined : String(fields.githubPort),
    themeConfig: toPlainObject(themeConfig, (loss) =>
      onLoss({ ...loss, path: ["themeConfig", ...loss.path] }),
    ) as SiteConfig["themeConfig"],
    customFields: toPlainObject(fields.customFields, (loss) =>
      onLoss({ ...loss, path: ["customFields", ...loss.path] }),
    ),
    ...toPublicLists(lists, siteDir),
    staticDirectories: fields.staticDirectories,
    scripts: fields.scripts.map((script) => toTag("script", "src", script)),
    stylesheets: fields.stylesheets.map((sheet) => toTag("link", "href", sheet)),
    headTags: fields.headTags.map(({ attributes = {}, ...tag }) => withoutUndefined({ ...tag, attributes })),
    clientModules: fields.clientModules,
    ssrTemplate: fields.ssrTemplate,
    baseUrlIssueBanner: fields.baseUrlIssueBanner,
    markdown: toMarkdown(fields, !flags.mdx1CompatDisabledByDefault),
    storage: toStorage(storage ?? future.experimental_storage, flags.siteStorageNamespacing, fields),
    future: { v4: flags },
  });
}

/** The functions of a config. */
export function toSiteFunctions({ markdown }: SiteFields): SiteFunctions {
  const { onBrokenMarkdownLinks, onBrokenMarkdownImages } = markdown.hooks;
  return withoutUndefined({
    preprocessor: markdown.preprocessor,
    parseFrontMatter: markdown.parseFrontMatter,
    onBrokenMarkdownLinks: typeof onBrokenMarkdownLinks === "function" ? onBrokenMarkdownLinks : undefined,
    onBrokenMarkdownImages: typeof onBrokenMarkdownImages === "function" ? onBrokenMarkdownImages : undefined,
    remarkRehypeOptions: markdown.remarkRehypeOptions,
  });
}

function toCsp({ csp }: SiteFields): SiteConfig["csp"] {
  if (csp === undefined || csp === false) return undefined;
  return { directives: csp === true ? {} : (csp.directives ?? {}) };
}

/** URL of the current locale. */
function placeOf(i18n: I18nConfig, locale: string, { url, baseUrl }: SiteFields): { url: string; baseUrl: string } {
  const own = ownValue(i18n.localeConfigs, locale);
  return { url: own?.url ?? url, baseUrl: own?.baseUrl ?? joinUrl("/", baseUrl, "/") };
}

/** A hook in place of a level keeps the default level, which it replaces. */
function levelOr(value: ReportingLevel | BrokenTargetHook | undefined, byDefault: ReportingLevel): ReportingLevel {
  return typeof value === "string" ? value : byDefault;
}

function toTag(tagName: "script" | "link", name: string, value: string | Record<string, string | boolean>): HtmlTag {
  const given = typeof value === "string" ? { [name]: value } : value;
  return { tagName, attributes: tagName === "link" ? { rel: "stylesheet", ...given } : given };
}

function toMarkdown({ markdown }: SiteFields, compatByDefault: boolean): MarkdownConfig {
  const { comments, admonitions, headingIds } = markdown.mdx1Compat;
  return {
    format: markdown.format,
    mermaid: markdown.mermaid,
    emoji: markdown.emoji,
    anchors: markdown.anchors,
    mdx1Compat: {
      comments: comments ?? compatByDefault,
      admonitions: admonitions ?? compatByDefault,
      headingIds: headingIds ?? compatByDefault,
    },
  };
}

function toStorage(
  storage: StorageFields | undefined,
  namespacedByDefault: boolean,
  { url, baseUrl }: SiteFields,
): SiteConfig["storage"] {
  const namespace = storage?.namespace ?? namespacedByDefault;
  const type = storage?.type ?? "localStorage";
  if (typeof namespace === "string") return { type, namespace };
  // Three characters of the format's hash, so that readers keep their choices when a site moves to Veloci.
  const hash = new Bun.CryptoHasher("md5")
    .update(joinUrl(url, baseUrl, "/"))
    .digest("hex")
    .slice(0, 3);
  return { type, namespace: namespace ? hash : "" };
}
