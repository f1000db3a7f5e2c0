/** Sidebars as a site's plugins see them, in the format's shape: items name docs by id, categories have a `link`. Pure. */

import type { Doc, GeneratedIndex, SidebarItem } from "../../model/docs.ts";

type Sidebars = Readonly<Record<string, readonly SidebarItem[]>>;

type Fields = Readonly<Record<string, unknown>>;

/** The sidebars of a version. */
export function toFormatSidebars(
  sidebars: Sidebars,
  indexes: readonly GeneratedIndex[],
): Readonly<Record<string, object[]>> {
  const toItem = (item: SidebarItem): object => {
    if (item.type === "html") return item;
    if (item.type === "link") {
      const { docId, href: _href, type: _type, ...rest } = item;
      return docId === undefined ? item : { type: "doc", id: docId, ...rest };
    }
    const { docId, href, items, ...rest } = item;
    const inside = { ...rest, items: items.map(toItem) };
    if (docId !== undefined) return { ...inside, link: { type: "doc", id: docId } };
    const index = indexes.find(({ permalink }) => permalink === href);
    return index ? { ...inside, link: toIndexLink(index) } : { ...inside, ...(href !== undefined && { href }) };
  };
  return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, items.map(toItem)]));
}

function toIndexLink({ sidebar: _sidebar, previous: _previous, next: _next, ...index }: GeneratedIndex): object {
  return { type: "generated-index", ...index };
}

/** The opposite, for sidebars that a wrapping plugin changed. `undefined` if they name docs that the version does not have. */
export function fromFormatSidebars(
  given: Readonly<Record<string, unknown>>,
  docs: readonly Doc[],
): Sidebars | undefined {
  const links = new Map(docs.map(({ id, permalink, title }) => [id, { permalink, title }]));
  const known: boolean[] = [];
  const linkOf = (id: unknown): { readonly permalink: string; readonly title: string } | undefined => {
    const found = links.get(String(id));
    known.push(found !== undefined);
    return found;
  };
  const toItem = (item: unknown): SidebarItem => {
    const { type, id, items, link, ...rest } = Object(item) as Fields;
    if (type === "doc" || type === "ref") {
      const { permalink, title } = linkOf(id) ?? {};
      return { type: "link", label: title, ...rest, href: permalink, docId: id } as SidebarItem;
    }
    if (type !== "category") return item as SidebarItem;
    const { type: kind, id: docId, permalink } = Object(link) as Fields;
    const category: unknown = {
      type,
      ...rest,
      ...(kind === "doc" && { href: linkOf(docId)?.permalink, docId }),
      ...(kind === "generated-index" && { href: permalink }),
      items: toItems(items),
    };
    return category as SidebarItem;
  };
  const toItems = (list: unknown): SidebarItem[] => (Array.isArray(list) ? (list as unknown[]) : []).map(toItem);
  const sidebars = Object.fromEntries(Object.entries(given).map(([name, list]) => [name, toItems(list)]));
  return known.every(Boolean) ? sidebars : undefined;
}
