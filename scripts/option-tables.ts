/** Updates the option tables of the manual. */

import * as z from "zod/mini";
import type { core } from "zod/mini";
import { algoliaSchema } from "../src/config/schema/algolia.ts";
import { announcementBarSchema, colorModeSchema } from "../src/config/schema/theme-fields.ts";
import { footerSchema } from "../src/config/schema/footer.ts";
import { logoSchema } from "../src/config/schema/logo.ts";
import { NAVBAR_ITEMS, navbarSchema } from "../src/config/schema/navbar.ts";
import { prismSchema } from "../src/config/schema/prism.ts";
import { providerSchema } from "../src/config/schema/hosted-search.ts";
import { siteSchema } from "../src/config/schema/site.ts";
import { googleAnalyticsOptionsSchema } from "../src/plugins/analytics/google-analytics.ts";
import { googleGtagOptionsSchema } from "../src/plugins/analytics/google-gtag.ts";
import { googleTagManagerOptionsSchema } from "../src/plugins/analytics/google-tag-manager.ts";
import { vercelAnalyticsOptionsSchema } from "../src/plugins/analytics/vercel-analytics.ts";
import { postFrontMatterFields } from "../src/plugins/blog/front-matter.ts";
import { blogOptionsSchema } from "../src/plugins/blog/options.ts";
import { redirectsOptionsSchema } from "../src/plugins/client-redirects/options.ts";
import { categoryFileSchema } from "../src/plugins/docs/category-files.ts";
import { docFrontMatterFields } from "../src/plugins/docs/front-matter.ts";
import { docsOptionsSchema } from "../src/plugins/docs/options.ts";
import { idealImageOptionsSchema } from "../src/plugins/ideal-image/options.ts";
import { pageFrontMatterFields } from "../src/plugins/pages/front-matter.ts";
import { pagesOptionsSchema } from "../src/plugins/pages/options.ts";
import { pwaOptionsSchema } from "../src/plugins/pwa/options.ts";
import { sitemapOptionsSchema } from "../src/plugins/sitemap/options.ts";
import { themeClassicOptionsSchema } from "../src/plugins/theme-classic/plugin.ts";
import { toJsonSchema } from "../src/types/json-schema.ts";
import { documentedType } from "./option-types.ts";

/** Schemas by the name in the comment above each table: `<!-- options: docs -->`. */
const SCHEMAS: Readonly<Record<string, core.$ZodType>> = {
  docs: docsOptionsSchema,
  "docs front matter": z.looseObject(docFrontMatterFields),
  blog: blogOptionsSchema,
  "blog front matter": z.looseObject(postFrontMatterFields),
  pages: pagesOptionsSchema,
  "pages front matter": z.looseObject(pageFrontMatterFields),
  category: categoryFileSchema,
  sitemap: sitemapOptionsSchema,
  "client-redirects": redirectsOptionsSchema,
  "ideal-image": idealImageOptionsSchema,
  pwa: pwaOptionsSchema,
  "google-analytics": googleAnalyticsOptionsSchema,
  "google-gtag": googleGtagOptionsSchema,
  "google-tag-manager": googleTagManagerOptionsSchema,
  "vercel-analytics": vercelAnalyticsOptionsSchema,
  "theme-classic": themeClassicOptionsSchema,
  config: siteSchema,
  colorMode: colorModeSchema,
  announcementBar: announcementBarSchema,
  navbar: navbarSchema,
  logo: logoSchema,
  link: NAVBAR_ITEMS["default"] ?? z.never(),
  docsVersionDropdown: NAVBAR_ITEMS["docsVersionDropdown"] ?? z.never(),
  footer: footerSchema,
  prism: prismSchema,
  algolia: algoliaSchema,
  "search provider": providerSchema,
};

const ITEM = ["label", "html", "className", "position", "type"];

/** Fields that the text next to a table describes: those common to all items, and old names. */
const IN_TEXT: Readonly<Record<string, readonly string[]>> = {
  link: ITEM,
  docsVersionDropdown: ITEM,
  algolia: ["askAi"],
  "search provider": ["contextualSearch", "externalUrlRegex", "replaceSearchResultPathname"],
  "blog front matter": [
    "author",
    "author_title",
    "author_url",
    "author_image_url",
    "authorTitle",
    "authorURL",
    "authorImageURL",
    "id",
  ],
};

/** The `id` of an instance is read before the plugin's options. */
const INSTANCE = "id";

/** Differences between the tables of a page and a schema: missing fields, and fields that do not exist. */
export interface TableProblem {
  readonly table: string;
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
}

interface Field {
  readonly type: string | undefined;
  /** The default as JSON, if any. */
  readonly byDefault: string | undefined;
}

/** Matches the comment above a table of options, with the name of its schema. */
export const MARKER = /^(?:<!--|\{\/\*) options: (?<name>[\w -]+?) (?:-->|\*\/\})$/;

/** Returns the page with types and defaults from the schemas, and the problems of its tables. */
export function updateTables(markdown: string): { readonly text: string; readonly problems: readonly TableProblem[] } {
  const lines = markdown.split("\n");
  const named = new Map<string, string[]>();
  for (const [index, line] of lines.entries()) {
    const name = MARKER.exec(line)?.groups?.["name"];
    if (name === undefined) continue;
    const fields = fieldsOf(name);
    const start = lines.findIndex((text, at) => at > index && text.startsWith("|---"));
    for (let at = start + 1; lines[at]?.startsWith("| "); at++) {
      const names = namesOf(lines[at] ?? "");
      named.set(name, [...(named.get(name) ?? []), ...names]);
      lines[at] = updateRow({ row: lines[at] ?? "", header: lines[start - 1] ?? "", fields, names });
    }
  }
  const problems = [...named].map(([table, names]) => toProblem(table, names));
  return {
    text: lines.join("\n"),
    problems: problems.filter(({ missing, unknown }) => missing.length + unknown.length > 0),
  };
}

function toProblem(table: string, names: readonly string[]): TableProblem {
  const all = [...fieldsOf(table).keys()];
  const expected = all.filter((name) => !IN_TEXT[table]?.includes(name));
  return {
    table,
    missing: expected.filter((name) => !names.some((given) => given === name || given.startsWith(`${name}.`))),
    unknown: names.filter((name) => name !== INSTANCE && !all.includes(name.split(".")[0] ?? "")),
  };
}

/** Returns the names in the first cell. A row may describe several. */
export function namesOf(row: string): string[] {
  return [...(cellsOf(row)[0] ?? "").matchAll(/`([\w.]+)`/g)].map(([, name = ""]) => name);
}

/** Returns the cells of a table row. */
export function cellsOf(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

interface Row {
  readonly row: string;
  readonly header: string;
  readonly fields: ReadonlyMap<string, Field>;
  readonly names: readonly string[];
}

/** Keeps cells with words, which say what a schema cannot. */
function updateRow({ row, header, fields, names }: Row): string {
  const field = fields.get(names[0] ?? "");
  if (!field) return row;
  const values: Readonly<Record<string, string | undefined>> = { type: field.type, default: field.byDefault };
  const titles = cellsOf(header);
  const cells = cellsOf(row).map((cell, index) => {
    const value = values[titles[index] ?? ""];
    return /^`[^`]*`$/.test(cell) && value !== undefined ? `\`${value}\`` : cell;
  });
  return `|${cells.map((cell) => (cell === "" ? " " : ` ${cell} `)).join("|")}|`;
}

function fieldsOf(name: string): ReadonlyMap<string, Field> {
  const schema = SCHEMAS[name];
  if (!schema) throw new Error(`no schema is called \`${name}\``);
  const { properties } = toJsonSchema(schema);
  const shape = shapeOf(schema);
  return new Map(
    Object.entries(Object(properties) as Record<string, object>).map(([key, json]) => {
      const member = shape[key];
      return [key, { type: documentedType(json), byDefault: member && defaultOf(member) }];
    }),
  );
}

function shapeOf(schema: core.$ZodType): Readonly<Record<string, core.$ZodType>> {
  const { def } = (schema as core.$ZodTypes)._zod;
  if (def.type === "object") return def.shape;
  return def.type === "pipe" ? shapeOf(def.in) : {};
}

function defaultOf(schema: core.$ZodType): string | undefined {
  const { def } = (schema as core.$ZodTypes)._zod;
  return def.type === "default" && !(def.defaultValue instanceof RegExp) ? toText(def.defaultValue) : undefined;
}

/** Returns a value as JSON, with theme components named as in the manual. */
function toText(value: unknown): string {
  return typeof value === "string" && value.startsWith("@theme/")
    ? value
    : JSON.stringify(value).replaceAll('","', '", "');
}
