/** Caches the style sheets of a site for later runs: no other result with a similar cost changes as rarely. */

import type { Memo } from "../../model/memo.ts";
import { sha256 } from "../../system/sha256.ts";
import { makePageSheets, type PageSheet, type PageSheetsRequest } from "./page-sheets.ts";

/** A sheet as plain data. */
export interface CachedSheet extends Omit<PageSheet, "lacks"> {
  readonly lacks: readonly string[];
}

/** Makes the sheets of a site, unless an earlier run of the same program has. */
export function makeCachedSheets(
  request: PageSheetsRequest,
  memo: Memo<readonly CachedSheet[]> | undefined,
): PageSheet[] {
  if (!memo) return makePageSheets(request);
  const key = keyOf(request);
  const known = memo.get(key);
  if (known) return known.map((sheet) => ({ ...sheet, lacks: new Set(sheet.lacks) }));
  const sheets = makePageSheets(request);
  memo.put(
    key,
    sheets.map((sheet) => ({ ...sheet, lacks: [...sheet.lacks] })),
  );
  return sheets;
}

function keyOf({ theme, toLayer, own, code, pageCode }: PageSheetsRequest): string {
  const content = JSON.stringify([theme, toLayer(""), own, code, pageCode]);
  return sha256(content, "base64url");
}
