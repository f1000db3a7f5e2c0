import type { Reporter } from "../model/diagnostic.ts";
import type { Document } from "../model/document.ts";

/**
 * Unknown keys belong to the author and are not reported. A key that differs from a known field by case, `-`, `_` or a
 * single typing mistake is the diagnostic `misspelled-front-matter`.
 */
export function reportNearMisses(document: Document, known: readonly string[], report: Reporter): void {
  for (const key of Object.keys(document.frontMatter)) {
    if (known.includes(key)) continue;
    const meant = known.find((name) => isNearMiss(key, name) && document.frontMatter[name] === undefined);
    if (meant === undefined) continue;
    report.warn({
      code: "misspelled-front-matter",
      message: `Unknown front matter field \`${key}\`.`,
      hint: `Did you mean \`${meant}\`?`,
      file: document.path,
      ...document.frontMatterPositions[key],
      length: key.length,
    });
  }
}

function isNearMiss(key: string, name: string): boolean {
  const [a, b] = [plain(key), plain(name)];
  return a === b || (b.length > 3 && isOneEdit(a, b));
}

function plain(key: string): string {
  return key.toLowerCase().replace(/[-_\s]/g, "");
}

/** Whether the names differ by one letter that was added, omitted, mistyped, or swapped with the next one. */
function isOneEdit(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB === `${restA[1]}${restA[0]}`;
}
