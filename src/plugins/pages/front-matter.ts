/** Front matter of Markdown pages. */

import * as z from "zod/mini";
import { pageFields, textField } from "../../plugin-kit/front-matter.ts";
import type { FrontMatterOf } from "../../plugin-kit/read-front-matter.ts";

export const pageFrontMatterFields = { ...pageFields, wrapperClassName: z.optional(textField) };

export type PageFrontMatter = FrontMatterOf<typeof pageFrontMatterFields>;
