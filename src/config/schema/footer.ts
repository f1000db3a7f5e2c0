/** Theme config field `footer`: links at the bottom, in columns or in one line. */

import * as z from "zod/mini";
import { chosenBy, withDefault } from "../fields.ts";
import { logoSchema } from "./logo.ts";

interface ItemTarget {
  readonly to?: string | undefined;
  readonly href?: string | undefined;
  readonly html?: string | undefined;
  readonly label?: string | undefined;
}

/** Exactly one target, and a label unless it is HTML. */
function isComplete({ to, href, html, label }: ItemTarget): boolean {
  const targets = [to, href, html].filter((target) => target !== undefined);
  return targets.length === 1 && (label !== undefined) === (html === undefined);
}

/** A link, or HTML that replaces one. Other attributes are passed on to the link. */
export const footerItemSchema = z
  .looseObject({
    label: z.optional(z.string()),
    to: z.optional(z.string()),
    href: z.optional(z.string()),
    html: z.optional(z.string()),
    className: z.optional(z.string()),
  })
  .check(z.refine(isComplete, "an item with `label` and either `to` or `href`, or with `html` alone"));

/** A column of links. */
export const footerColumnSchema = z.strictObject({
  title: withDefault(z.nullable(z.string()), null),
  className: z.optional(z.string()),
  items: withDefault(z.array(footerItemSchema), []),
});

/** Columns have no target. One without `items` is empty. */
const isColumn = (entry: object) => "items" in entry || !["to", "href", "html", "label"].some((key) => key in entry);

/** The first entry decides whether all are columns. */
const linksSchema = chosenBy<object[]>((links) => {
  const first: unknown = Array.isArray(links) ? links[0] : undefined;
  return typeof first === "object" && first !== null && isColumn(first)
    ? z.array(footerColumnSchema)
    : z.array(footerItemSchema);
});

/** Schema of `footer`. */
export const footerSchema = z.strictObject({
  style: withDefault(z.enum(["light", "dark"]), "light"),
  logo: z.optional(logoSchema),
  /** HTML. */
  copyright: z.optional(z.string()),
  /** Columns with items, or items. */
  links: withDefault(linksSchema, []),
});
