import type { Json, JsonObject } from "../model/json.ts";

/** The type of unspecified values. */
const OPEN = "any";

/** The TypeScript type of the values that a JSON Schema accepts. */
export function toTypeText(schema: JsonObject): string {
  const { type, enum: values, anyOf, items, prefixItems } = schema;
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(" | ") || "never";
  if (Array.isArray(anyOf)) return toUnion(anyOf);
  if (Array.isArray(prefixItems)) return `[${prefixItems.map(typeOf).join(", ")}]`;
  if (type === "array") return `readonly (${typeOf(items)})[]`;
  if (type === "object") return toObjectText(schema);
  return typeof type === "string" ? type : OPEN;
}

function typeOf(schema: Json | undefined): string {
  return toTypeText((schema ?? {}) as JsonObject);
}

/** A union with an unspecified part is unspecified. */
function toUnion(options: readonly Json[]): string {
  const texts = [...new Set(options.map(typeOf))];
  return texts.includes(OPEN) ? OPEN : texts.map((text) => `(${text})`).join(" | ");
}

function toObjectText({ properties, required, additionalProperties }: JsonObject): string {
  if (properties === undefined) return `{ readonly [key: string]: ${typeOf(additionalProperties)} }`;
  const needed = Array.isArray(required) ? required : [];
  const members = Object.entries(properties as JsonObject).map(([name, schema]) => {
    const isNeeded = needed.includes(name);
    return `${toComment(schema)}readonly ${JSON.stringify(name)}${isNeeded ? "" : "?"}: ${typeOf(schema)}${isNeeded ? "" : " | undefined"};`;
  });
  const open = additionalProperties === false ? [] : [`readonly [key: string]: ${OPEN};`];
  return `{ ${[...members, ...open].join(" ")} }`;
}

/** Returns the documentation of a member for editors. */
function toComment(schema: Json | undefined): string {
  const { description } = Object(schema) as JsonObject;
  return typeof description === "string" ? `/** ${description.replaceAll("*/", "*\\/")} */ ` : "";
}
