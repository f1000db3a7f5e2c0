import type { JsonObject } from "../model/json.ts";
import texts from "./descriptions.json" with { type: "json" };

const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = texts;

/** Adds the manual's description of each member to the schema of an object. `table` is the name above its table in the manual. */
export function describeFields(schema: JsonObject, table: string): JsonObject {
  const { properties } = schema;
  if (typeof properties !== "object" || properties === null) return schema;
  const described = Object.entries(properties as JsonObject).map(([name, member]) => {
    const description = TEXTS[table]?.[name];
    return [name, description === undefined ? member : { ...(member as JsonObject), description }];
  });
  return { ...schema, properties: Object.fromEntries(described) as JsonObject };
}
