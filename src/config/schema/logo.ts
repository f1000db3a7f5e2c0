import * as z from "zod/mini";
import { anyObject, text } from "../fields.ts";

const size = z.union([z.string(), z.number()]);

/** The `logo` of navbar and footer. */
export const logoSchema = z.strictObject({
  alt: z.optional(z.string()),
  /** Path in a static folder, or a URL. */
  src: text(),
  /** The same for dark mode. */
  srcDark: z.optional(z.string()),
  /** Target of the link; defaults to the home page. */
  href: z.optional(z.string()),
  target: z.optional(z.string()),
  width: z.optional(size),
  height: z.optional(size),
  /** CSS properties as React names them. */
  style: z.optional(anyObject()),
  className: z.optional(z.string()),
});
