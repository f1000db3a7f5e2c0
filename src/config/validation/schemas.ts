import type { CustomHelpers, Root, Schema } from "joi";

/** Makes the schemas of options and front matter for plugins of the format. */
export function optionSchemas(Joi: Root, JoiFrontMatter: Root): Readonly<Record<string, Schema | string>> {
  const plugins = Joi.array()
    .items(Joi.function(), Joi.array().ordered(Joi.function().required(), Joi.any().required()).max(2), Joi.object())
    .default([]);
  const tag = JoiFrontMatter.alternatives().try(
    JoiFrontMatter.string().required(),
    JoiFrontMatter.object({ label: JoiFrontMatter.string().required(), permalink: JoiFrontMatter.string().required() }),
  );
  const level = JoiFrontMatter.number().integer().min(2).max(6);
  const lastUpdate = { author: JoiFrontMatter.string(), date: JoiFrontMatter.date().raw() };
  return {
    PluginIdSchema: Joi.string()
      .regex(/^[\w-]+$/)
      .default("default"),
    RemarkPluginsSchema: plugins,
    RehypePluginsSchema: plugins,
    RecmaPluginsSchema: plugins,
    AdmonitionsSchema: Joi.alternatives()
      .try(Joi.boolean(), Joi.object({ keywords: Joi.array().items(Joi.string()), extendDefaults: Joi.boolean() }))
      .default(true),
    RouteBasePathSchema: Joi.string().allow(""),
    URISchema: Joi.alternatives(Joi.string().uri({ allowRelative: true }), Joi.string().custom(asUrl)),
    PathnameSchema: Joi.string().custom(asPathname),
    FrontMatterTagsSchema: JoiFrontMatter.array().items(tag),
    ContentVisibilitySchema: JoiFrontMatter.object({
      draft: JoiFrontMatter.boolean(),
      unlisted: JoiFrontMatter.boolean(),
    }).nand("draft", "unlisted"),
    FrontMatterLastUpdateErrorMessage: "`last_update` needs an `author`, a `date` or both.",
    FrontMatterLastUpdateSchema: JoiFrontMatter.object(lastUpdate).or("author", "date"),
    // Members of a front matter schema, to spread into one.
    FrontMatterTOCHeadingLevels: {
      // Without another limit, all heading levels are allowed.
      toc_min_heading_level: level.max(JoiFrontMatter.ref("toc_max_heading_level", { adjust: (max) => max ?? 6 })),
      toc_max_heading_level: level,
    } as unknown as Schema,
  };
}

/** A URL that browsers accept, including characters beyond ASCII. */
function asUrl(value: string, helpers: CustomHelpers): unknown {
  return URL.canParse(value) ? value : helpers.error("string.uri");
}

/** A path from the root, without origin, query and hash. */
function asPathname(value: string, helpers: CustomHelpers): unknown {
  const isPath = value.startsWith("/") && URL.canParse(value, "https://example.com");
  return isPath && !/[?#]/.test(value) ? value : helpers.error("string.uriRelativeOnly");
}
