/** Config fields `scripts`, `stylesheets` and `headTags`: elements in the head of every page. */

import * as z from "zod/mini";

const attributes = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** A URL, or an element's attributes that include the named one. */
function urlOrAttributes<K extends string>(name: K) {
  const withUrl = z
    .record(z.string(), z.union([z.string(), z.boolean()]))
    .check(z.refine((value) => typeof value[name] === "string", `an object with the attribute \`${name}\``));
  return z.union([z.string(), withUrl]);
}

/** An entry of `scripts`: a URL, or attributes with `src`. */
export const scriptSchema = urlOrAttributes("src");

/** An entry of `stylesheets`: a URL, or attributes with `href`. */
export const stylesheetSchema = urlOrAttributes("href");

/** Elements that a page's head may contain. */
export const HEAD_ELEMENTS: readonly string[] = [
  "base",
  "link",
  "meta",
  "noscript",
  "script",
  "style",
  "template",
  "title",
];

/** An entry of `headTags`. */
export const headTagSchema = z.strictObject({
  /** Name of the element, e.g. `link`. */
  tagName: z.string().check(z.minLength(1, "the name of an HTML element")),
  attributes: z.optional(attributes),
  /** Content of the element. */
  innerHTML: z.optional(z.string()),
  /** Whether `tagName` is a custom element. */
  customElement: z.optional(z.boolean()),
});
