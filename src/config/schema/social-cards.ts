import * as z from "zod/mini";
import { text } from "../fields.ts";

const color = () =>
  z.optional(text().check(z.refine((value) => Bun.color(value, "[rgb]") !== null, "a CSS color such as `#2e8555`")));

/** Theme config field `socialCards`: preview images of pages that name none. All on by default; `false` turns it off. */
export const socialCardsSchema = z.union([
  z.boolean(),
  z.strictObject({
    background: color(),
    /** Color of titles and of the site's name. */
    text: color(),
    /** Color of the bar and of sections; defaults to `--ifm-color-primary` of the site's styles. */
    accent: color(),
    /** Image in a static folder; defaults to the logo of the navbar. */
    logo: z.optional(
      text().check(z.regex(/\.(?:png|jpe?g|webp)$/i, "the path of a PNG, JPEG or WebP image in a static folder")),
    ),
  }),
]);
