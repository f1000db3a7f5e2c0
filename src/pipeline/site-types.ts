/** Writes the schemas of the config, the front matter and the other files that authors write, so that editors can check them. */

import * as z from "zod/mini";
import { siteSchema } from "../config/schema/site.ts";
import { themeConfigSchema } from "../config/theme-config.ts";
import type { JsonObject } from "../model/json.ts";
import { tagsFileSchema } from "../plugin-kit/tags-file.ts";
import { authorsFileSchema } from "../plugins/blog/authors-map.ts";
import { postFrontMatterFields } from "../plugins/blog/front-matter.ts";
import { blogOptionsSchema } from "../plugins/blog/options.ts";
import { redirectsOptionsSchema } from "../plugins/client-redirects/options.ts";
import { categoryFileSchema } from "../plugins/docs/category-files.ts";
import { docFrontMatterFields } from "../plugins/docs/front-matter.ts";
import { docsOptionsSchema } from "../plugins/docs/options.ts";
import { idealImageOptionsSchema } from "../plugins/ideal-image/options.ts";
import { pageFrontMatterFields } from "../plugins/pages/front-matter.ts";
import { pagesOptionsSchema } from "../plugins/pages/options.ts";
import { pwaOptionsSchema } from "../plugins/pwa/options.ts";
import { sitemapOptionsSchema } from "../plugins/sitemap/options.ts";
import { themeClassicOptionsSchema } from "../plugins/theme-classic/plugin.ts";
import { describeFields } from "../types/descriptions.ts";
import { toJsonSchema } from "../types/json-schema.ts";
import { writeTypes } from "../types/write-types.ts";

const PLUGINS = {
  "plugin-content-docs": docsOptionsSchema,
  "plugin-content-blog": blogOptionsSchema,
  "plugin-content-pages": pagesOptionsSchema,
  "plugin-sitemap": sitemapOptionsSchema,
  "plugin-client-redirects": redirectsOptionsSchema,
  "plugin-ideal-image": idealImageOptionsSchema,
  "plugin-pwa": pwaOptionsSchema,
  "theme-classic": themeClassicOptionsSchema,
};

const PRESET = {
  docs: "plugin-content-docs",
  blog: "plugin-content-blog",
  pages: "plugin-content-pages",
  sitemap: "plugin-sitemap",
  theme: "theme-classic",
};

/** Writes the files and returns their number. Throws system errors. */
export async function writeSiteTypes(siteDir: string): Promise<{ readonly files: number }> {
  const config = describeFields(toJsonSchema(siteSchema), "config");
  const themeConfig = describeParts(toJsonSchema(themeConfigSchema));
  const plugins = Object.fromEntries(
    Object.entries(PLUGINS).map(([name, schema]) => [
      name,
      describeFields(toJsonSchema(schema), name.replace(/^plugin-(content-)?/, "")),
    ]),
  );
  const properties = { ...(config["properties"] as object), themeConfig };
  return writeTypes({
    siteDir,
    options: { config, themeConfig, plugins, preset: PRESET },
    schemas: {
      "docusaurus-config": { ...config, properties },
      "docs-front-matter": describeFields(toJsonSchema(z.looseObject(docFrontMatterFields)), "docs front matter"),
      "blog-front-matter": describeFields(toJsonSchema(z.looseObject(postFrontMatterFields)), "blog front matter"),
      "page-front-matter": describeFields(toJsonSchema(z.looseObject(pageFrontMatterFields)), "pages front matter"),
      category: describeFields(toJsonSchema(categoryFileSchema), "category"),
      authors: toJsonSchema(authorsFileSchema),
      tags: toJsonSchema(tagsFileSchema),
    },
  });
}

/** Describes each part of `themeConfig` by the table with the same name. */
function describeParts(schema: JsonObject): JsonObject {
  const parts = Object.entries(schema["properties"] as JsonObject).map(([name, part]) => [
    name,
    describeFields(part as JsonObject, name),
  ]);
  return { ...schema, properties: Object.fromEntries(parts) as JsonObject };
}
