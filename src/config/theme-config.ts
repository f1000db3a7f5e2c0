/** The themes' part of a config. Unknown members are kept: other themes and a site's own components read them. */

import * as z from "zod/mini";
import { didYouMean, nearestName } from "../report/nearest.ts";
import { anyObject, flag, renamed, withDefault } from "./fields.ts";
import { algoliaSchema, withAssistant } from "./schema/algolia.ts";
import {
  announcementBarSchema,
  colorModeSchema,
  llmsSchema,
  searchSchema,
  socialCardsSchema,
  tocSchema,
} from "./schema/theme-fields.ts";
import { footerSchema } from "./schema/footer.ts";
import { navbarSchema } from "./schema/navbar.ts";
import { prismSchema } from "./schema/prism.ts";
import { locateNearest, validate, type Where } from "./validate.ts";

const docsSchema = z.strictObject({
  /** Where to store the reader's preferred version. */
  versionPersistence: withDefault(z.enum(["localStorage", "none"]), "localStorage"),
  sidebar: z.prefault(
    z.strictObject({
      /** Whether readers can hide the sidebar. */
      hideable: flag(false),
      /** Whether opening a category closes its siblings. */
      autoCollapseCategories: flag(false),
    }),
    {},
  ),
});

const blogSchema = z.strictObject({
  sidebar: z.prefault(
    z.strictObject({
      /** Whether the list of recent posts is grouped by year. */
      groupByYear: flag(true),
    }),
    {},
  ),
});

const liveCodeBlockSchema = z.strictObject({
  playgroundPosition: withDefault(z.enum(["top", "bottom"]), "bottom"),
});

const mermaidSchema = z.strictObject({
  /** Mermaid's names of its color themes; a mode without one uses the site's colors. */
  theme: z.prefault(z.strictObject({ light: z.optional(z.string()), dark: z.optional(z.string()) }), {}),
  options: withDefault(anyObject(), {}),
});

/** Schema of `themeConfig`. */
export const themeConfigSchema = z.looseObject({
  colorMode: z.prefault(colorModeSchema, {}),
  /** Preview image of pages without their own. */
  image: z.optional(z.string()),
  /** Attributes of `<meta>` elements of every page. */
  metadata: withDefault(z.array(z.record(z.string(), z.optional(z.union([z.string(), z.boolean(), z.number()])))), []),
  announcementBar: z.optional(announcementBarSchema),
  navbar: z.prefault(navbarSchema, {}),
  footer: z.optional(footerSchema),
  docs: z.prefault(docsSchema, {}),
  blog: z.prefault(blogSchema, {}),
  tableOfContents: z.prefault(tocSchema, {}),
  /** Whether pages that are not translated say so. */
  untranslatedNotice: flag(true),
  prism: z.prefault(prismSchema, {}),
  algolia: z.optional(z.pipe(algoliaSchema, z.transform(withAssistant))),
  search: z.optional(searchSchema),
  llms: z.optional(llmsSchema),
  socialCards: z.optional(socialCardsSchema),
  liveCodeBlock: z.prefault(liveCodeBlockSchema, {}),
  mermaid: z.prefault(mermaidSchema, {}),
  disableDarkMode: renamed("`colorMode.disableSwitch`"),
  defaultDarkMode: renamed("`colorMode.defaultMode`"),
  metadatas: renamed("`metadata`"),
  hideableSidebar: renamed("`docs.sidebar.hideable`"),
  autoCollapseSidebarCategories: renamed("`docs.sidebar.autoCollapseCategories`"),
  sidebarCollapsible: renamed("the docs plugin option `sidebarCollapsible`"),
});

/** `themeConfig` with every default. */
export type ThemeConfig = z.output<typeof themeConfigSchema>;

/** Members of the first betas that are plugin options now. */
const ANALYTICS: readonly string[] = ["gtag", "googleAnalytics", "googleTagManager"];

const ANALYTICS_HINT = "It is an option of the classic preset: move it there.";

/** Members of `colorMode`, which sites set beside it. */
const OF_COLOR_MODE = Object.keys(colorModeSchema.shape);

/** Validates and completes `themeConfig`. Warns about a near miss of a known name, and about former names. */
export function validateThemeConfig(value: Readonly<Record<string, unknown>>, where: Where): ThemeConfig | undefined {
  const path = where.at ?? [];
  const known = Object.keys(themeConfigSchema.shape);
  for (const key of Object.keys(value)) {
    const hint = known.includes(key) ? undefined : toHint(key, known);
    if (hint === undefined) continue;
    where.report.warn({
      code: "unknown-option",
      message: `No built-in theme reads \`${[...path, key].join(".")}\`.`,
      hint,
      file: where.file,
      ...locateNearest([...path, key], where),
    });
  }
  return validate(themeConfigSchema, value, where);
}

function toHint(key: string, known: readonly string[]): string | undefined {
  if (ANALYTICS.includes(key)) return ANALYTICS_HINT;
  if (key === "docsearch") return "Did you mean `algolia`?";
  if (OF_COLOR_MODE.includes(key)) return `Did you mean \`colorMode.${key}\`?`;
  const near = nearestName(key, known) ?? "";
  // Another theme's `codeblock` is not a typing mistake of `liveCodeBlock`.
  const isOther = near.length > key.length + 2 && near.toLowerCase().endsWith(key.toLowerCase());
  return near === "" || isOther ? undefined : didYouMean(near);
}
