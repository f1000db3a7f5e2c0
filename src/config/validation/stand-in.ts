/**
 * `@docusaurus/utils-validation` for sites without the package: Joi, the schemas that plugins share, and validation
 * functions. Invalid values throw one error with all problems in its message.
 */

import JoiPackage from "joi";
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

/** All exports of the module. */
export function validationModule(): Readonly<Record<string, unknown>> {
  const functions = { printWarning, normalizePluginOptions, normalizeThemeConfig, validateFrontMatter };
  const all = { Joi, JoiFrontMatter, ...functions, ...optionSchemas(Joi, JoiFrontMatter) };
  return { ...all, default: all };
}
