import * as z from "zod/mini";
import { text } from "../fields.ts";

/** Theme config field `llms`: pages as Markdown, and lists of them, for language models. All on by default; `false` turns it off. */
export const llmsSchema = z.union([
  z.boolean(),
  z.strictObject({
    /** Patterns of paths, with `baseUrl`, that `llms.txt` and `llms-full.txt` leave out: `/tests/**`. */
    ignorePatterns: z.optional(z.array(text())),
  }),
]);
