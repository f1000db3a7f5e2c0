import type { DebugExcerpt } from "../../model/debug.ts";
import type { Json } from "../../model/json.ts";
import { toPointer } from "../../url/json-pointer.ts";

/** Maximum number of values in one page: enough for a hundred routes. */
const MAX_VALUES = 1500;

/** Maximum number of entries in one list or object. */
const MAX_ENTRIES = 100;

export interface ExcerptLimits {
  readonly values?: number;
  readonly entries?: number;
}

type Holder = Json[] | Record<string, Json>;

interface Waiting {
  readonly path: string;
  readonly entries: readonly (readonly [string, Json])[];
  readonly into: Holder;
}

/** Cuts plain data down to the size of one page, breadth first: values near the top take priority. */
export function toExcerpt(
  value: Json,
  { values = MAX_VALUES, entries: most = MAX_ENTRIES }: ExcerptLimits = {},
): Pick<DebugExcerpt, "value" | "cut"> {
  const cut: Record<string, number> = {};
  const root: Json[] = [];
  const queue: Waiting[] = [{ path: "", entries: [["0", value]], into: root }];
  let left = values;
  for (const { path, entries, into } of queue) {
    const taken = entries.slice(0, Math.min(most, left));
    left -= taken.length;
    if (taken.length < entries.length) cut[path] = entries.length;
    for (const [key, entry] of taken) {
      const within = into === root ? "" : toPointer(path, key);
      if (typeof entry !== "object" || entry === null) put(into, key, entry);
      else {
        const holder: Holder = Array.isArray(entry) ? [] : Object.create(null);
        put(into, key, holder);
        queue.push({ path: within, entries: entriesOf(entry), into: holder });
      }
    }
  }
  return { value: root[0] ?? null, cut };
}

function put(into: Holder, key: string, value: Json): void {
  if (Array.isArray(into)) into.push(value);
  else into[key] = value;
}

function entriesOf(value: object): [string, Json][] {
  return Object.entries(value as Readonly<Record<string, Json | undefined>>).filter(
    (entry): entry is [string, Json] => entry[1] !== undefined,
  );
}
