/** Theme config field `socialCards`: pictures for previews of pages that name none. */

import * as z from "zod/mini";
import { text } from "../fields.ts";

const colour = () =>
  z.optional(text().check(z.refine((value) => Bun.color(value, "[rgb]") !== null, "a CSS color such as `#2e8555`")));

/** Schema of `socialCards`. Without it all is on; `false` turns it off. */
export const socialCardsSchema = z.union([
  z.boolean(),
  z.strictObject({
    background: colour(),
    /** Of titles and of the site's name. */
    text: colour(),
    /** Of the bar and of sections; by default `--ifm-color-primary` of the site's styles. */
    accent: colour(),
  }),
]);
