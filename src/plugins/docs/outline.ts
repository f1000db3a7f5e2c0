/** Docs for language models: versions with their pages in order, and the Markdown file of each page. */

import type { DocRouteContext, DocsContent, DocsVersion, SidebarCategory, SidebarItem } from "../../model/docs.ts";
import type { Volume } from "../../model/plugin.ts";
import type { Route } from "../../model/route.ts";
import type { Site } from "../../model/site.ts";
import { ownValue } from "../../lookup/own-value.ts";
import { toWords } from "../../lookup/title-words.ts";

/** Each version: the pages in the order of its sidebars, and then the docs that are in none. */
export function outlineDocs({ pluginId, versions }: DocsContent, site: Site): Volume[] {
  const name = pluginId === "default" ? "docs" : pluginId;
  return versions.map((version) => {
    const { label, path, isLast, sidebars, docs } = version;
    const inSidebars = Object.entries(sidebars).flatMap(([id, items]) =>
      outlineSidebar(sidebarTitle(id, name, navbarLabel(site, pluginId, id)), items),
    );
    const alone = { title: `${toWords(name)}: more`, paths: docs.map(({ permalink }) => permalink) };
    return { label, path, isLatest: isLast, sections: [...inSidebars, alone] };
  });
}

/** Top-level categories become sections; the remaining items form one section. */
function outlineSidebar(title: string, items: readonly SidebarItem[]): Volume["sections"] {
  const single = items.filter(({ type }) => type !== "category").flatMap(pathsOf);
  const categories = items.flatMap((item) =>
    item.type === "category" ? [{ title: `${title}: ${item.label}`, paths: pathsOf(item) }] : [],
  );
  return [{ title, paths: single }, ...categories];
}

function pathsOf(item: SidebarItem): string[] {
  if (item.type === "html") return [];
  const own = item.href === undefined ? [] : [item.href];
  return item.type === "category" ? [...own, ...item.items.flatMap(pathsOf)] : own;
}

/** Label of a sidebar in the navbar, or else its ID in words. */
function sidebarTitle(id: string, name: string, label: unknown): string {
  if (typeof label === "string" && label !== "") return label;
  return toWords(/^(?:default|tutorial|docs?)?sidebar$/i.test(id) ? name : id);
}

function navbarLabel({ config }: Site, pluginId: string, sidebar: string): unknown {
  const { items } = config.themeConfig.navbar;
  return items.find((item) => item["sidebarId"] === sidebar && (item["docsPluginId"] ?? "default") === pluginId)?.[
    "label"
  ];
}

/** Items of the category that the page belongs to or opens, or else of the whole sidebar, without the page itself. */
export function besideDoc({ path, context }: Route, { versions }: DocsContent): SidebarItem[] {
  const { version, sidebar = "" } = context as DocRouteContext;
  const found: DocsVersion | undefined = versions.find(({ name }) => name === version);
  const items = (found && ownValue(found.sidebars, sidebar)) ?? [];
  const around = findCategory(items, path)?.items ?? items;
  return around.filter((item) => item.type === "html" || item.href !== path);
}

function findCategory(items: readonly SidebarItem[], permalink: string): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== "category") continue;
    const inner = findCategory(item.items, permalink);
    if (inner) return inner;
    const own = item.href ?? item.unlistedHref;
    if (own === permalink || item.items.some((child) => child.type === "link" && child.href === permalink)) return item;
  }
  return undefined;
}
