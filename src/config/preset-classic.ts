/** The classic preset: docs, blog, pages, theme and more under one name. */

import * as z from "zod/mini";
import { type BuiltinName, packageOf } from "./builtins.ts";
import { anyObject } from "./fields.ts";
import type { PluginEntry } from "./schema/extensions.ts";
import { validate, type KeyPath, type Where } from "./validate.ts";

const optionsOrOff = () => z.optional(z.union([anyObject(), z.literal(false)]));

/** Schema of the preset's options; each plugin checks its own part. */
export const classicPresetSchema = z.strictObject({
  docs: optionsOrOff(),
  blog: optionsOrOff(),
  pages: optionsOrOff(),
  /** Only in production. */
  sitemap: optionsOrOff(),
  svgr: optionsOrOff(),
  theme: z.optional(anyObject()),
  gtag: optionsOrOff(),
  googleAnalytics: optionsOrOff(),
  googleTagManager: optionsOrOff(),
  /** Debug pages; by default only in development. */
  debug: z.optional(z.boolean()),
});

/** A part of the preset. */
export interface PresetPart {
  readonly name: BuiltinName;
  readonly options: Readonly<Record<string, unknown>>;
  /** Path of the part in the preset's options. */
  readonly path: KeyPath;
  readonly mode?: "production" | "development";
}

export interface ClassicPresetRequest {
  readonly options: unknown;
  readonly where: Where;
  /** `themeConfig.algolia` adds its theme. */
  readonly hasAlgolia: boolean;
}

type ClassicOptions = z.infer<typeof classicPresetSchema>;

/** The options without mistakes: those of the plugins among them are checked in the same run. */
function withoutMistakes(given: unknown): ClassicOptions {
  const { shape } = classicPresetSchema;
  const valid = Object.entries(Object(given) as object).filter(
    ([key, value]) => Object.hasOwn(shape, key) && z.safeParse(shape[key as keyof typeof shape], value).success,
  );
  return Object.fromEntries(valid);
}

/** Plugins and themes of the preset. */
export function expandClassicPreset(request: ClassicPresetRequest): PresetPart[] {
  const options = validate(classicPresetSchema, request.options, request.where) ?? withoutMistakes(request.options);
  const { debug } = options;
  const part = (name: BuiltinName, key: keyof typeof options): PresetPart[] => {
    const given = options[key];
    return given === false ? [] : [{ name, options: typeof given === "object" ? given : {}, path: [key] }];
  };
  const given = (name: BuiltinName, key: keyof typeof options) => (options[key] === undefined ? [] : part(name, key));
  return [
    ...part("docs", "docs"),
    ...part("blog", "blog"),
    ...part("pages", "pages"),
    ...given("google-analytics", "googleAnalytics"),
    ...part("debug", "debug").map((each) => (debug ? each : { ...each, mode: "development" as const })),
    ...given("google-gtag", "gtag"),
    ...given("google-tag-manager", "googleTagManager"),
    ...part("sitemap", "sitemap"),
    ...part("svgr", "svgr"),
    ...part("theme-classic", "theme"),
    ...(request.hasAlgolia ? [{ name: "theme-search-algolia" as const, options: {}, path: [] }] : []),
  ];
}

/** What the preset's function returns in the format: lists that a preset around it extends. Debug pages only on demand. */
export function classicPresetLists(request: ClassicPresetRequest): Record<"plugins" | "themes", PluginEntry[]> {
  const entries = expandClassicPreset(request).flatMap(({ name, options, mode }) =>
    mode === "development" ? [] : [[packageOf(name), options] satisfies PluginEntry],
  );
  const isTheme = ([name]: (typeof entries)[number]): boolean => name.startsWith("@docusaurus/theme-");
  return { plugins: entries.filter((entry) => !isTheme(entry)), themes: entries.filter(isTheme) };
}
