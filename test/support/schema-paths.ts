/** Names of all members that a zod schema knows, as the support table writes them: `a.b`, `a[].b`, `a.*.b`. */

import type { core } from "zod/mini";

/** Every path below a schema. Members that were renamed are left out: using them is an error. What looks at values is opaque. */
export function schemaPaths(schema: core.$ZodType, path = ""): string[] {
  const { def } = (schema as core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).flatMap(([key, member]) => {
        const name = path === "" ? key : `${path}.${key}`;
        return isRenamed(member) ? [] : [name, ...schemaPaths(member, name)];
      });
    case "array":
      return schemaPaths(def.element, `${path}[]`);
    case "record":
      return schemaPaths(def.valueType, `${path}.*`);
    case "union":
      return [...new Set(def.options.flatMap((option) => schemaPaths(option, path)))];
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
      return schemaPaths(def.innerType, path);
    case "pipe":
      return schemaPaths(def.in, path);
    default:
      return [];
  }
}

function isRenamed(schema: core.$ZodType): boolean {
  const { def } = (schema as core.$ZodTypes)._zod;
  return def.type === "optional" && (def.innerType as core.$ZodTypes)._zod.def.type === "never";
}
