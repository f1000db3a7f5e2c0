/** Options of the pages plugin. In: what the config says. Out: every option checked, with its default. */

import * as z from "zod/mini";
import { callback, flag, text, withDefault } from "../../config/fields.ts";

/** A site's own way to make edit links. */
export type PageEditUrl = (page: {
  /** Folder of the pages, relative to the site. */
  readonly pagesDirPath: string;
  /** File, relative to that folder. */
  readonly pagesPath: string;
  readonly permalink: string;
  readonly locale: string;
}) => string | undefined;

const markdownPlugins = withDefault(z.array(z.unknown()), []);

export const pagesOptionsSchema = z.strictObject({
  /** Folder of the pages, relative to the site. */
  path: withDefault(text(), "src/pages"),
  /** Route of the pages. */
  routeBasePath: withDefault(z.string(), "/"),
  include: withDefault(z.array(text()), ["**/*.{js,jsx,ts,tsx,md,mdx}"]),
  exclude: withDefault(z.array(text()), [
    "**/_*.{js,jsx,ts,tsx,md,mdx}",
    "**/_*/**",
    "**/*.test.{js,jsx,ts,tsx}",
    "**/__tests__/**",
  ]),
  mdxPageComponent: withDefault(text(), "@theme/MDXPage"),
  /** Base URL of edit links, or a function that makes one. */
  editUrl: z.optional(z.union([z.string(), callback<PageEditUrl>()])),
  editLocalizedFiles: flag(false),
  showLastUpdateTime: flag(false),
  showLastUpdateAuthor: flag(false),
  remarkPlugins: markdownPlugins,
  rehypePlugins: markdownPlugins,
  recmaPlugins: markdownPlugins,
  beforeDefaultRemarkPlugins: markdownPlugins,
  beforeDefaultRehypePlugins: markdownPlugins,
  admonitions: withDefault(z.union([z.boolean(), z.looseObject({})]), true),
});

export type PagesOptions = z.infer<typeof pagesOptionsSchema>;
