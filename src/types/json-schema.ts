import type { core } from "zod/mini";
import type { JsonObject } from "../model/json.ts";

/** Returns the JSON Schema of a value. Rules that need code are left to the build. */
export function toJsonSchema(schema: core.$ZodType): JsonObject {
  const { def } = (schema as core.$ZodTypes)._zod;
  switch (def.type) {
    case "string":
      return { type: "string" };
    case "number":
      return { type: "number" };
    case "boolean":
      return { type: "boolean" };
    case "null":
      return { type: "null" };
    case "literal":
      return { enum: def.values.filter((value) => typeof value !== "bigint" && value !== undefined) };
    case "enum":
      return { enum: Object.values(def.entries) };
    case "array":
      return { type: "array", items: toJsonSchema(def.element) };
    case "tuple":
      return { type: "array", prefixItems: def.items.map(toJsonSchema) };
    case "record":
      return { type: "object", additionalProperties: toJsonSchema(def.valueType) };
    case "union":
      return { anyOf: def.options.map(toJsonSchema) };
    case "object":
      return toObjectSchema(def);
    case "nullable":
      return { anyOf: [toJsonSchema(def.innerType), { type: "null" }] };
    case "optional":
    case "default":
    case "prefault":
    case "readonly":
    case "catch":
      return toJsonSchema(def.innerType);
    case "pipe":
      return toPipeSchema(def);
    default:
      return {};
  }
}

/** Describes the final form of a value that is normalized first. */
function toPipeSchema(def: core.$ZodPipeDef): JsonObject {
  const { type } = (def.in as core.$ZodTypes)._zod.def;
  return toJsonSchema(type === "transform" ? def.out : def.in);
}

function toObjectSchema(def: core.$ZodObjectDef): JsonObject {
  const members = Object.entries(def.shape).filter(([, member]) => !isRenamed(member));
  const required = members.filter(([, member]) => isRequired(member)).map(([name]) => name);
  const isClosed = def.catchall !== undefined && (def.catchall as core.$ZodTypes)._zod.def.type === "never";
  return {
    type: "object",
    properties: Object.fromEntries(members.map(([name, member]) => [name, toJsonSchema(member)])),
    ...(required.length > 0 && { required }),
    ...(isClosed && { additionalProperties: false }),
  };
}

function isRequired(schema: core.$ZodType): boolean {
  const { def } = (schema as core.$ZodTypes)._zod;
  if (["optional", "default", "prefault", "transform", "any", "unknown", "custom"].includes(def.type)) return false;
  return def.type === "pipe" ? isRequired(def.in) : true;
}

/** Whether a field has been renamed. Using the old name is an error. */
function isRenamed(schema: core.$ZodType): boolean {
  const { def } = (schema as core.$ZodTypes)._zod;
  return def.type === "optional" && (def.innerType as core.$ZodTypes)._zod.def.type === "never";
}
