/** Front matter of Markdown pages. */

import * as z from "zod/mini";
import { pageFields, textField } from "../../plugin-kit/front-matter.ts";
import { type FrontMatterOf, readFrontMatter } from "../../plugin-kit/read-front-matter.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Document } from "../../model/document.ts";

export const pageFrontMatterFields = { ...pageFields, wrapperClassName: z.optional(textField) };

export type PageFrontMatter = FrontMatterOf<typeof pageFrontMatterFields>;

/** Checks the front matter of a page. A field with errors is reported at its line and treated as unset. */
export function readPageFrontMatter(document: Document, report: Reporter): PageFrontMatter {
  return readFrontMatter(document, pageFrontMatterFields, report);
}
