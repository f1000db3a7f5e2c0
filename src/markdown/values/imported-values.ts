/** Names of plain data: imported texts, JSON and YAML. */

import type { Json, JsonObject } from "../../model/json.ts";
import { findImports } from "../scan/imports.ts";

/** Values by local name. */
export type ImportedValues = ReadonlyMap<string, Json>;

/** The values of the names that a body imports from `imported`: all data of a module, or one member of it. */
export function readImportedValues(body: string, imported: JsonObject | undefined): ImportedValues {
  const values = new Map<string, Json>();
  if (imported === undefined) return values;
  for (const { names, from } of findImports(body)) {
    const data = imported[from];
    if (data === undefined) continue;
    for (const [local, exported] of Object.entries(names)) {
      const value = exported === "default" || exported === "*" ? data : readMember(data, [exported]);
      if (value !== undefined) values.set(local, value);
    }
  }
  return values;
}

/** The value of `a.b.c`; `undefined` if a name or a member is not known. */
export function readValue(values: ImportedValues, [root = "", ...members]: readonly string[]): Json | undefined {
  const value = values.get(root);
  return value === undefined ? undefined : readMember(value, members);
}

/** A nested member of data; `undefined` if one is not known. */
export function readMember(data: Json, members: readonly string[]): Json | undefined {
  let value: Json | undefined = data;
  for (const member of members) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, member)) return undefined;
    value = (value as JsonObject)[member];
  }
  return value;
}
