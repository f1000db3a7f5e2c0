/** Fields of `themeConfig` with a few members. */

import * as z from "zod/mini";
import { flag, renamed, text, withDefault } from "../fields.ts";
import { providerSchema } from "./hosted-search.ts";

const headingLevel = () => z.int().check(z.refine((level) => level >= 2 && level <= 6, "a heading level from 2 to 6"));

/** Theme config field `tableOfContents`: the headings to list. */
export const tocSchema = z
  .strictObject({
    minHeadingLevel: withDefault(headingLevel(), 2),
    maxHeadingLevel: withDefault(headingLevel(), 3),
  })
  .check(
    z.refine(
      ({ minHeadingLevel, maxHeadingLevel }) => minHeadingLevel <= maxHeadingLevel,
      "an object whose `minHeadingLevel` is not above its `maxHeadingLevel`",
    ),
  );

/** Theme config field `colorMode`: light and dark. */
export const colorModeSchema = z.strictObject({
  /** Mode of readers who have not chosen one. */
  defaultMode: withDefault(z.enum(["light", "dark"]), "light"),
  /** Whether the switch is left out of the navbar. */
  disableSwitch: flag(false),
  /** Whether the system's preference takes precedence over `defaultMode`. */
  respectPrefersColorScheme: flag(false),
  switchConfig: renamed("a component of your own at `src/theme/ColorModeToggle`"),
});

/** Theme config field `announcementBar`: a line above the navbar. */
export const announcementBarSchema = z.strictObject({
  /** Changing it shows the bar again to readers who closed it. */
  id: withDefault(text(), "announcement-bar"),
  /** HTML. */
  content: text(),
  /** CSS color. */
  backgroundColor: z.optional(z.string()),
  /** CSS color. */
  textColor: z.optional(z.string()),
  isCloseable: flag(true),
});

/** Theme config field `llms`: pages as Markdown, and lists of them, for language models. All on by default; `false` turns it off. */
export const llmsSchema = z.union([
  z.boolean(),
  z.strictObject({
    /** Patterns of paths, with `baseUrl`, that `llms.txt` and `llms-full.txt` leave out: `/tests/**`. */
    ignorePatterns: z.optional(z.array(text())),
  }),
]);

/**
 * Theme config field `search`: the search that is built with the site, and the hosted engine before it. On by default; `false` turns
 * it off. Other themes may read members of their own.
 */
export const searchSchema = z.union([
  z.boolean(),
  z.looseObject({
    /** `true` keeps the local search for a site's own search box; `false` builds no index. */
    local: z.optional(z.boolean()),
    /** Patterns of paths, with `baseUrl`, of pages to leave out: `/tests/**`. */
    ignorePatterns: z.optional(z.array(text())),
    /** Where readers report a query without results; `{query}` becomes the query. By default the issues of the project. */
    missingResultsUrl: z.optional(text()),
    /** A hosted engine that takes precedence over the local index. */
    provider: z.optional(providerSchema),
  }),
]);

const color = () =>
  z.optional(text().check(z.refine((value) => Bun.color(value, "[rgb]") !== null, "a CSS color such as `#2e8555`")));

/** Theme config field `socialCards`: preview images of pages that name none. All on by default; `false` turns it off. */
export const socialCardsSchema = z.union([
  z.boolean(),
  z.strictObject({
    background: color(),
    /** Color of titles and of the site's name. */
    text: color(),
    /** Color of the bar and of sections; defaults to `--ifm-color-primary` of the site's styles. */
    accent: color(),
    /** Image in a static folder; defaults to the logo of the navbar. */
    logo: z.optional(
      text().check(z.regex(/\.(?:png|jpe?g|webp)$/i, "the path of a PNG, JPEG or WebP image in a static folder")),
    ),
  }),
]);
