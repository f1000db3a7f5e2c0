/** Formats types for the manual's tables: TypeScript that fits in a cell, or nothing if words describe the type better. */

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
}

/** Returns the type of a schema, or nothing for objects, functions and lists of them. */
export function documentedType(schema: Schema): string | undefined {
  const { type, enum: values, anyOf, items } = schema;
  if (values) return values.map((value) => JSON.stringify(value)).join(" \\| ");
  if (anyOf) return joinTypes(anyOf.map(documentedType));
  if (type === "array") return items && toList(documentedType(items));
  return type !== undefined && ["string", "number", "boolean", "null"].includes(type) ? type : undefined;
}

function joinTypes(types: readonly (string | undefined)[]): string | undefined {
  return types.includes(undefined) ? undefined : [...new Set(types)].join(" \\| ");
}

function toList(item: string | undefined): string | undefined {
  if (item === undefined) return undefined;
  return item.includes("|") ? `(${item})[]` : `${item}[]`;
}
