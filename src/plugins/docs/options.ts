/** Options of the docs plugin. */

import * as z from "zod/mini";
import { anyUrl, callback, flag, level, renamed, text, withDefault } from "../../config/fields.ts";
import { compileOptions, fileGlobs } from "../../config/schema/source-options.ts";
import type { NumberPrefixParser } from "./number-prefix.ts";
import type { SidebarItemsGenerator } from "./sidebars/generate.ts";

/** A site's function that makes edit links. */
export type EditUrlFunction = (page: {
  readonly version: string;
  /** Folder of the version, relative to the site. */
  readonly versionDocsDirPath: string;
  /** File, relative to that folder. */
  readonly docPath: string;
  readonly permalink: string;
  readonly locale: string;
}) => string | undefined;

const banner = z.enum(["none", "unreleased", "unmaintained"]);

/** Settings of one version; defaults depend on its position among the versions. */
const versionSchema = z.strictObject({
  /** Path segment below `routeBasePath`. */
  path: z.optional(z.string()),
  label: z.optional(z.string()),
  banner: z.optional(banner),
  badge: z.optional(z.boolean()),
  className: z.optional(z.string()),
  noIndex: withDefault(z.boolean(), false),
});

export const docsOptionsSchema = z.strictObject({
  id: withDefault(z.string().check(z.regex(/^[\w-]+$/, "a word of letters, digits, `-` and `_`")), "default"),
  /** Folder of the docs, relative to the site. */
  path: withDefault(text(), "docs"),
  /** Route of the docs; `/` for docs-only sites. */
  routeBasePath: withDefault(z.string(), "docs"),
  tagsBasePath: withDefault(text(), "tags"),
  /** Base URL of edit links, or a function that makes one. */
  editUrl: z.optional(z.union([anyUrl(), callback<EditUrlFunction>()])),
  /** Edit links of all versions lead to the current one. */
  editCurrentVersion: flag(false),
  /** Edit links of translated pages lead to the translation. */
  editLocalizedFiles: flag(false),
  ...fileGlobs("md,mdx"),
  /** Sidebars file; `false` = no sidebars; when absent, one is generated. */
  sidebarPath: z.optional(z.union([text(), z.literal(false)])),
  sidebarItemsGenerator: z.optional(callback<SidebarItemsGenerator>()),
  sidebarCollapsible: flag(true),
  sidebarCollapsed: flag(true),
  /** `false` keeps number prefixes in ids and URLs. */
  numberPrefixParser: withDefault(z.union([z.boolean(), callback<NumberPrefixParser>()]), true),
  docsRootComponent: z.optional(text()),
  docVersionRootComponent: z.optional(text()),
  docRootComponent: z.optional(text()),
  docLayoutComponent: z.optional(text()),
  docItemComponent: withDefault(text(), "@theme/DocItem"),
  docTagsListComponent: withDefault(text(), "@theme/DocTagsListPage"),
  docTagDocListComponent: withDefault(text(), "@theme/DocTagDocListPage"),
  docCategoryGeneratedIndexComponent: withDefault(text(), "@theme/DocCategoryGeneratedIndexPage"),
  ...compileOptions,
  showLastUpdateTime: flag(false),
  showLastUpdateAuthor: flag(false),
  breadcrumbs: flag(true),
  disableVersioning: flag(false),
  includeCurrentVersion: flag(true),
  /** Version at the route without a version segment; defaults to the newest one other than `current`. */
  lastVersion: z.optional(text()),
  onlyIncludeVersions: z.optional(z.array(text()).check(z.minLength(1, "a list of at least one version"))),
  versions: withDefault(z.record(z.string(), versionSchema), {}),
  /** Tags file, relative to the folder of the docs; `false` = none. */
  tags: z.optional(z.nullable(z.union([text(), z.literal(false)]))),
  /** What to do about tags that the tags file does not declare. */
  onInlineTags: withDefault(level(), "warn"),
  homePageId: renamed("`slug: /` in the front matter of the home page"),
});

export type DocsOptions = z.infer<typeof docsOptionsSchema>;
