/** Translated Markdown files as texts of one file: the whole source and the whole translation, by the path of the translation. */

import { join } from "node:path";
import type { RecordedFile } from "./source-record.ts";

/** Key of these files in the record of a locale. */
export const PAGES = "*.md";

/** Reads them. `originals` maps site-relative paths of translations to the files that they replace. */
export async function readTranslatedPages(
  siteDir: string,
  originals: ReadonlyMap<string, string>,
): Promise<Pick<RecordedFile, "source" | "existing">> {
  const read = async (path: string): Promise<{ readonly message: string } | undefined> => {
    const file = Bun.file(join(siteDir, path));
    return (await file.exists()) ? { message: await file.text() } : undefined;
  };
  const pages = await Promise.all(
    [...originals].map(async ([path, original]) => ({ path, source: await read(original), own: await read(path) })),
  );
  const both = pages.flatMap(({ path, source, own }) => (source && own ? [{ path, source, own }] : []));
  return {
    source: Object.fromEntries(both.map(({ path, source }) => [path, source])),
    existing: Object.fromEntries(both.map(({ path, own }) => [path, own])),
  };
}
