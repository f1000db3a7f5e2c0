/** What other pages and files may show of a document: everything except its text and the places in it. */

import type { Document, Position } from "../../model/document.ts";

/** Components by the names of their modules. What other imports name may be data, or text that becomes part of the document. */
const COMPONENT = /^@(?:theme|docusaurus|site)\/[^.!]*(?:\.[jt]sx?)?$/;

/**
 * Returns it as a text. If it is the same as before, only the document's own pages, search and Markdown have changed. Returns
 * nothing for a document that is part of the site's code, or has problems, which name lines.
 */
export function toContribution(document: Document): string | undefined {
  const { code, imports, includes, isModule, diagnostics } = document;
  if (code || includes || isModule || diagnostics.length > 0) return undefined;
  if (!imports.every(({ from }) => COMPONENT.test(from))) return undefined;
  const { path, frontMatter, contentTitle, hasLateTitle, excerpt, anchors, formulas, hasUnknownIds } = document;
  return JSON.stringify([
    { path, frontMatter, contentTitle, hasLateTitle, excerpt, anchors, formulas, hasUnknownIds },
    [document.headings, document.slots, document.components, imports].map(withoutPlaces),
    document.truncatedBody !== undefined,
  ]);
}

function withoutPlaces(list: readonly Partial<Position>[]): object[] {
  return list.map((one) => ({ ...one, line: undefined, column: undefined }));
}
