import * as z from "zod/mini";
import { flag, text, withDefault } from "../../config/fields.ts";

const width = () => z.int().check(z.gte(1));

const NAME_WORDS = "a name with `[hash]` and `[width]`, so that no two images share it";

const isName = (name: string): boolean =>
  /\[(?:\w+:)?hash(?::\w+)*\]/.test(name) && name.includes("[width]") && !/^\/|(?:^|\/)\.\.(?:\/|$)/.test(name);

/** Options of the ideal-image plugin. */
export const idealImageOptionsSchema = z
  .strictObject({
    /** Output path below `assets/`. */
    name: withDefault(text().check(z.refine(isName, NAME_WORDS)), "ideal-img/[name].[hash:hex:7].[width].[ext]"),
    /** All widths; overrides the other options. */
    sizes: z.optional(z.array(width()).check(z.minLength(1, "a list of at least one width"))),
    /** The only width. */
    size: z.optional(width()),
    min: withDefault(width(), 640),
    max: withDefault(width(), 1030),
    /** Number of widths from `min` to `max`. */
    steps: withDefault(z.int().check(z.gte(1), z.lte(20)), 2),
    /** Quality of the WebP files. */
    quality: withDefault(z.int().check(z.gte(1), z.lte(100)), 70),
    /** Whether development shows images unchanged. */
    disableInDev: flag(true),
  })
  .check(z.refine(({ min, max }) => min <= max, { path: ["min"], error: "at most as large as `max`" }));

export type IdealImageOptions = z.infer<typeof idealImageOptionsSchema>;
