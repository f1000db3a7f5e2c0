/** Data that several pages share, as content-hashed files. */

import { contentHash } from "../content/asset-output.ts";
import type { Json } from "../model/json.ts";
import type { SharedData } from "../model/route.ts";

export interface SharedFiles {
  /** Key → URL. */
  readonly urls: ReadonlyMap<string, string>;
  /** URL → value, for rendering. */
  readonly values: SharedData;
  /** Output path → text. */
  readonly files: Readonly<Record<string, string>>;
}

/** One file for each value; equal values share theirs. */
export function makeSharedFiles(shared: SharedData, baseUrl: string): SharedFiles {
  const urls = new Map<string, string>();
  const values: Record<string, Json> = {};
  const files: Record<string, string> = {};
  for (const [key, value] of Object.entries(shared)) {
    const text = JSON.stringify(value);
    const output = `assets/data/${contentHash(text)}.json`;
    urls.set(key, baseUrl + output);
    values[baseUrl + output] = value;
    files[output] = text;
  }
  return { urls, values, files };
}
