/** Options of the pages plugin. */

import * as z from "zod/mini";
import { anyUrl, callback, flag, text, withDefault } from "../../config/fields.ts";
import { compileOptions, fileGlobs } from "../../config/schema/source-options.ts";

/** A site's function that makes edit links. */
export type PageEditUrl = (page: {
  /** Folder of the pages, relative to the site. */
  readonly pagesDirPath: string;
  /** File, relative to that folder. */
  readonly pagesPath: string;
  readonly permalink: string;
  readonly locale: string;
}) => string | undefined;

export const pagesOptionsSchema = z.strictObject({
  /** Folder of the pages, relative to the site. */
  path: withDefault(text(), "src/pages"),
  /** Route of the pages. */
  routeBasePath: withDefault(z.string(), "/"),
  ...fileGlobs("js,jsx,ts,tsx,md,mdx"),
  mdxPageComponent: withDefault(text(), "@theme/MDXPage"),
  /** Base URL of edit links, or a function that makes one. */
  editUrl: z.optional(z.union([anyUrl(), callback<PageEditUrl>()])),
  editLocalizedFiles: flag(false),
  showLastUpdateTime: flag(false),
  showLastUpdateAuthor: flag(false),
  ...compileOptions,
});

export type PagesOptions = z.infer<typeof pagesOptionsSchema>;
