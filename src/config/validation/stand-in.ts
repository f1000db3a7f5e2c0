/**
 * `@docusaurus/utils-validation` for sites without the package: Joi, the schemas that plugins share, and validation
 * functions. Invalid values throw one error with all problems in its message.
 */

import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import JoiPackage from "joi";
import { kebabCase } from "../kebab-case.ts";
import { optionSchemas } from "./schemas.ts";

type Schema = JoiPackage.ObjectSchema;

/** Joi with the format's additional method: text in which HTML is escaped. */
const Joi = JoiPackage.extend({
  type: "string",
  base: JoiPackage.string(),
  messages: {},
  rules: {
    escapeHTML: {
      validate: (value: string) => value.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`),
    },
  },
}) as JoiPackage.Root;

/** Joi for front matter, where YAML turns text into numbers and dates. */
const JoiFrontMatter = Joi.extend({
  type: "string",
  base: Joi.string(),
  coerce: {
    from: ["number", "object"],
    method: (value: unknown) =>
      typeof value === "number"
        ? { value: String(value) }
        : value instanceof Date
          ? { value: value.toISOString() }
          : { value },
  },
}) as JoiPackage.Root;

/** Every plugin accepts an ID. */
const PLUGIN_ID = Joi.string().default("default");

/** Fills in the defaults of a plugin's options. Throws if they are invalid. */
function normalizePluginOptions(schema: Schema, options: object = {}): unknown {
  const whole = Joi.isSchema(schema) && schema.type === "object" ? schema.append({ id: PLUGIN_ID }) : schema;
  return checked(whole.validate(options, { convert: false, abortEarly: false }));
}

/** The same for a theme's part of `themeConfig`; the rest is kept. */
function normalizeThemeConfig(schema: Schema, themeConfig: object): unknown {
  return checked(schema.unknown().validate(themeConfig, { convert: false, abortEarly: false }));
}

/** The same for front matter, whose values are converted to the schema's types. */
function validateFrontMatter(frontMatter: object, schema: Schema): unknown {
  return checked(schema.validate(frontMatter, { convert: true, allowUnknown: true, abortEarly: false }));
}

function checked({ value, error, warning }: JoiPackage.ValidationResult): unknown {
  printWarning(warning);
  if (error) throw error;
  return value as unknown;
}

function printWarning(warning: JoiPackage.ValidationError | undefined): void {
  for (const { message } of warning?.details ?? []) console.warn(message);
}

interface TagsFileRequest {
  readonly tags?: string | false | null;
  readonly contentPaths: { readonly contentPath: string; readonly contentPathLocalized?: string };
}

const tagsFileSchema = Joi.object().pattern(
  Joi.string(),
  Joi.object({ label: Joi.string(), description: Joi.string(), permalink: Joi.string() }).allow(null),
);

/** Absolute paths that a tags file may have. */
function getTagsFilePathsToWatch({ tags = "tags.yml", contentPaths }: TagsFileRequest): string[] {
  const { contentPathLocalized, contentPath } = contentPaths;
  if (tags === false || tags === null) return [];
  return [contentPathLocalized, contentPath].flatMap((folder) =>
    folder === undefined ? [] : posix.join(folder, tags),
  );
}

/** The tags of a tags file by key; `null` without one. */
async function getTagsFile(request: TagsFileRequest): Promise<Record<string, object> | null> {
  const file = getTagsFilePathsToWatch(request).find((path) => existsSync(path));
  if (file === undefined) {
    if (typeof request.tags !== "string") return null;
    throw new Error(`There is no tags file \`${request.tags}\` in \`${request.contentPaths.contentPath}\`.`);
  }
  const data: unknown = Bun.YAML.parse(readFileSync(file, "utf8")) ?? {};
  const tags = checked(tagsFileSchema.validate(data)) as Readonly<
    Record<string, Partial<Record<string, string>> | null>
  >;
  return Object.fromEntries(
    Object.entries(tags).map(([key, tag]) => {
      const label = tag?.["label"] ?? key.charAt(0).toUpperCase() + key.slice(1).toLowerCase();
      return [key, { label, description: tag?.["description"], permalink: tag?.["permalink"] ?? `/${kebabCase(key)}` }];
    }),
  );
}

/** All exports of the module. */
export function validationModule(): Readonly<Record<string, unknown>> {
  const tags = { getTagsFile, getTagsFilePathsToWatch };
  const functions = { ...tags, printWarning, normalizePluginOptions, normalizeThemeConfig, validateFrontMatter };
  const all = { Joi, JoiFrontMatter, ...functions, ...optionSchemas(Joi, JoiFrontMatter) };
  return { ...all, default: all };
}
