/** Config field `csp`, an addition of Veloci to the format: whether the build writes a Content-Security-Policy. */

import * as z from "zod/mini";
import type { CspDirective } from "../../model/content-security.ts";
import { chosenBy } from "../fields.ts";

/** In the order they are written. */
export const CSP_DIRECTIVES = [
  "default-src",
  "script-src",
  "style-src",
  "img-src",
  "font-src",
  "media-src",
  "connect-src",
  "frame-src",
  "worker-src",
  "manifest-src",
  "object-src",
  "base-uri",
  "form-action",
  "frame-ancestors",
] as const satisfies readonly CspDirective[];

const SOURCE_WORDS = "a source such as `https://example.com`, without spaces, commas and semicolons";

const sourcesSchema = z.optional(z.array(z.string(SOURCE_WORDS).check(z.regex(/^[^\s;,\p{Cc}]+$/u, SOURCE_WORDS))));

const directives = Object.fromEntries(CSP_DIRECTIVES.map((name) => [name, sourcesSchema])) as Record<
  CspDirective,
  typeof sourcesSchema
>;

const withSourcesSchema = z.strictObject({
  /** Sources to add to those that Veloci finds, by directive. */
  directives: z.optional(z.strictObject(directives)),
});

/** Schema of `csp`: `true`, or an object with more sources. */
export const cspSchema = chosenBy<boolean | z.output<typeof withSourcesSchema>>((value) =>
  typeof value === "object" && value !== null ? withSourcesSchema : z.boolean("`true`, `false` or an object"),
);
