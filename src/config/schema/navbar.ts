/** Theme config field `navbar`: the bar at the top and its items. */

import type { DiagnosticCode } from "../../model/catalog/catalog.ts";
import * as z from "zod/mini";
import type { core } from "zod/mini";
import { chosenBy, flag, renamed, text, withDefault } from "../fields.ts";
import { logoSchema } from "./logo.ts";
import { ownValue } from "../../lookup/own-value.ts";

/** Fields of every item; other attributes are passed on to its element. */
const base = {
  label: z.optional(z.string()),
  /** Instead of `label`. */
  html: z.optional(z.string()),
  className: z.optional(z.string()),
  position: withDefault(z.enum(["left", "right"]), "left"),
};

const docsPlugin = {
  /** Which docs plugin, by id. */
  docsPluginId: z.optional(z.string()),
};

const labelOrHtml = z.refine<{ label?: string | undefined; html?: string | undefined }>(
  ({ label, html }) => label === undefined || html === undefined,
  "an item with `label` or `html`, not both",
);

const toOrHref = z.refine<{ to?: string | undefined; href?: string | undefined }>(
  ({ to, href }) => (to === undefined) !== (href === undefined),
  "an item with either `to` (a page of the site) or `href` (a URL)",
);

const link = z
  .looseObject({
    ...base,
    type: z.optional(z.literal("default")),
    to: z.optional(z.string()),
    href: z.optional(z.string()),
    /** The item is active on pages whose path begins with it. */
    activeBasePath: z.optional(z.string()),
    /** The item is active on pages whose path matches. */
    activeBaseRegex: z.optional(z.string()),
    prependBaseUrlToHref: z.optional(z.boolean()),
  })
  .check(labelOrHtml, toOrHref);

/** Items of a dropdown: like others, but without a position, which schemas of themes forbid there. Dropdowns do not nest. */
const nestedItems = () =>
  z.array(
    z.pipe(
      chosenBy((item) => itemSchemaOf(item, NESTED_TYPES)),
      z.transform(({ position: _position, ...item }: { readonly position?: unknown }) => item),
    ),
  );

const dropdownItems = {
  dropdownItemsBefore: withDefault(nestedItems(), []),
  dropdownItemsAfter: withDefault(nestedItems(), []),
};

const dropdown = z
  .looseObject({
    ...base,
    type: z.optional(z.literal("dropdown")),
    items: nestedItems(),
    to: z.optional(z.string()),
    href: z.optional(z.string()),
    activeBasePath: z.optional(z.string()),
    activeBaseRegex: z.optional(z.string()),
  })
  .check(labelOrHtml);

const versionMap = z.record(z.string(), z.strictObject({ label: z.optional(z.string()) }));

const NESTED_TYPES: Readonly<Record<string, core.$ZodType<object>>> = {
  default: link,
  doc: z.looseObject({ ...base, type: z.literal("doc"), docId: text(), ...docsPlugin }).check(labelOrHtml),
  docSidebar: z
    .looseObject({ ...base, type: z.literal("docSidebar"), sidebarId: text(), ...docsPlugin })
    .check(labelOrHtml),
  docsVersion: z
    .looseObject({ ...base, type: z.literal("docsVersion"), to: z.optional(z.string()), ...docsPlugin })
    .check(labelOrHtml),
  html: z.looseObject({ ...base, type: z.literal("html"), value: text() }),
};

/** Schemas of the items of a navbar, by their `type`. */
export const NAVBAR_ITEMS: Readonly<Record<string, core.$ZodType<object>>> = {
  ...NESTED_TYPES,
  dropdown,
  docsVersionDropdown: z
    .looseObject({
      ...base,
      ...docsPlugin,
      ...dropdownItems,
      type: z.literal("docsVersionDropdown"),
      dropdownActiveClassDisabled: z.optional(z.boolean()),
      /** Which versions, in which order; a map may give them other labels. */
      versions: z.optional(z.union([z.array(z.string()), versionMap])),
    })
    .check(labelOrHtml),
  localeDropdown: z
    .looseObject({
      ...base,
      ...dropdownItems,
      type: z.literal("localeDropdown"),
      /** Added to the links. */
      queryString: z.optional(z.string()),
    })
    .check(labelOrHtml),
  search: z.looseObject({ ...base, type: z.literal("search") }),
};

/** The plugin that handles items of a type, and the field that names its instance. */
export interface ItemOwner {
  readonly plugin: string;
  readonly idField: string;
  /** In words. */
  readonly what: string;
  /** Diagnostic of an item whose instance does not exist. */
  readonly code: DiagnosticCode;
}

const DOCS: ItemOwner = {
  plugin: "docusaurus-plugin-content-docs",
  idField: "docsPluginId",
  what: "docs plugin",
  code: "unknown-docs-plugin",
};

export const ITEM_OWNERS: Readonly<Record<string, ItemOwner>> = { doc: DOCS, docSidebar: DOCS, docsVersion: DOCS };

/** Registered by a site's own `NavbarItem/ComponentTypes`. */
const custom = z.looseObject({ type: z.string(), position: base.position });

const nestedDropdown = z.looseObject({}).check(z.refine(() => false, "an item without `items`: dropdowns do not nest"));

/** The schema for an item by its `type`; without one, `items` make a dropdown. */
function itemSchemaOf(item: unknown, types: typeof NAVBAR_ITEMS): core.$ZodType<object> {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return z.looseObject({});
  const type = "type" in item ? item.type : undefined;
  if (type === undefined) return "items" in item ? (types["dropdown"] ?? nestedDropdown) : link;
  if (typeof type === "string" && type.startsWith("custom-")) return custom;
  return (
    (typeof type === "string" ? ownValue(types, type) : undefined) ??
    z.looseObject({ type: z.enum(Object.keys(types)) })
  );
}

/** Schema of `navbar`. */
export const navbarSchema = z.strictObject({
  title: z.optional(z.nullable(z.string())),
  logo: z.optional(logoSchema),
  items: withDefault(z.array(chosenBy((item) => itemSchemaOf(item, NAVBAR_ITEMS))), []),
  /** Whether it hides while the reader scrolls down. */
  hideOnScroll: flag(false),
  style: z.optional(z.enum(["dark", "primary"])),
  links: renamed("`navbar.items`"),
});
