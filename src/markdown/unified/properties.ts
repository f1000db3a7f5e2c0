import type { Json, JsonObject } from "../../model/json.ts";
import { toReactName, toStyleObject } from "../tags/attributes.ts";

/** Props of an element, with exclusions: hast properties as React props, which the rules write. */
export function toProps(properties: Readonly<Record<string, unknown>>, without: readonly string[] = []): JsonObject {
  const props: Record<string, Json> = Object.create(null);
  for (const [property, value] of Object.entries(properties)) {
    const name = toName(property);
    const prop = without.includes(property) ? undefined : toValue(name, value);
    if (prop !== undefined) props[name] = prop;
  }
  return props;
}

/** hast writes `dataFooBar` and `ariaLabel` as one word. */
function toName(property: string): string {
  const [, prefix, rest] = /^(data|aria)([A-Z0-9].*)$/.exec(property) ?? [];
  if (prefix === "aria" && rest !== undefined) return `aria-${rest.toLowerCase()}`;
  if (rest !== undefined) return `data${rest.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return toReactName(property);
}

function toValue(name: string, value: unknown): Json | undefined {
  if (Array.isArray(value)) return value.join(name === "accept" || name === "coords" ? "," : " ");
  if (name === "style" && typeof value === "string") return toStyleObject(value);
  if (name === "style" && typeof value === "object" && value !== null) return value as JsonObject;
  if (typeof value === "boolean" || typeof value === "number" || typeof value === "string") return value;
  return undefined;
}
