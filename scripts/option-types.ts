/** Types as tables of the manual write them. Returns TypeScript for one cell, or nothing where words say it better. */

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
}

/** The type of a schema; absent for objects, functions, and lists of these. */
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
