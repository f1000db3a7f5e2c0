import * as z from "zod/mini";
import { absoluteUrl, anyObject, callback, flag, level, text, urlPath, withDefault } from "../fields.ts";
import { cspSchema } from "./csp.ts";
import { pluginEntrySchema, presetEntrySchema } from "./extensions.ts";
import { futureSchema, storageSchema } from "./future.ts";
import { headTagSchema, scriptSchema, stylesheetSchema } from "./html-tags.ts";
import { i18nSchema } from "./i18n.ts";
import { markdownSchema } from "./markdown.ts";

/** The config as an author writes it, except for the contents of `themeConfig` and plugin options. */
export const siteSchema = z.strictObject({
  /** Name of the site, in the title of every page. */
  title: text(),
  /** Origin of the site: scheme and host. */
  url: absoluteUrl(),
  /** Path below `url`; leading and trailing slashes are added. */
  baseUrl: urlPath(),
  /** One line about the site. */
  tagline: withDefault(z.string(), ""),
  /** Separator between the title of the page and that of the site. */
  titleDelimiter: withDefault(z.string(), "|"),
  /** Icon of the site: path in a static folder, or a URL. */
  favicon: z.optional(z.string()),
  /** Whether URLs end in `/`; when unset, links stay as written. */
  trailingSlash: z.optional(z.boolean()),
  /** Whether search engines are asked not to index the site. */
  noIndex: flag(false),
  i18n: z.prefault(i18nSchema, {}),
  /** Whether the build writes a Content-Security-Policy; an addition of Veloci. */
  csp: z.optional(cspSchema),
  /** Links to pages that do not exist. */
  onBrokenLinks: withDefault(level(), "throw"),
  /** Links to headings that do not exist. */
  onBrokenAnchors: withDefault(level(), "warn"),
  /** Former name of `markdown.hooks.onBrokenMarkdownLinks`. */
  onBrokenMarkdownLinks: z.optional(level()),
  /** Pages with the same path. */
  onDuplicateRoutes: withDefault(level(), "warn"),
  /** Owner of the repository, for deployment. */
  organizationName: z.optional(z.string()),
  /** Name of the repository, for deployment. */
  projectName: z.optional(z.string()),
  /** Branch to deploy to. */
  deploymentBranch: z.optional(z.string()),
  /** Host of the repository. */
  githubHost: z.optional(z.string()),
  /** Port of the repository's host. */
  githubPort: z.optional(z.union([z.string(), z.number()])),
  /** See `theme-config.ts`. */
  themeConfig: withDefault(anyObject(), {}),
  plugins: withDefault(z.array(pluginEntrySchema), []),
  themes: withDefault(z.array(pluginEntrySchema), []),
  presets: withDefault(z.array(presetEntrySchema), []),
  /** Any values for the site's own components. */
  customFields: withDefault(anyObject(), {}),
  /** Folders that are copied to the output unchanged. */
  staticDirectories: withDefault(z.array(z.string()), ["static"]),
  scripts: withDefault(z.array(scriptSchema), []),
  stylesheets: withDefault(z.array(stylesheetSchema), []),
  headTags: withDefault(z.array(headTagSchema), []),
  /** Modules that run in the browser on every page. */
  clientModules: withDefault(z.array(z.string()), []),
  /** Template of the HTML document. */
  ssrTemplate: z.optional(z.string()),
  /** Whether the home page explains a wrong `baseUrl`. */
  baseUrlIssueBanner: flag(true),
  /** Bundler settings; accepted and without effect. */
  webpack: z.optional(
    z.strictObject({
      jsLoader: z.optional(z.union([z.literal("babel"), callback()])),
    }),
  ),
  markdown: z.prefault(markdownSchema, {}),
  storage: z.optional(storageSchema),
  future: z.prefault(futureSchema, {}),
});

/** A config with defaults, before it becomes a `SiteConfig`. */
export type SiteFields = z.output<typeof siteSchema>;
