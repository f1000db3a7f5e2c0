/** Turns navbar items that name a doc, version or sidebar into links, so that pages need no lists to look them up. */

import { ITEM_OWNERS } from "../config/schema/navbar.ts";
import type { Diagnostic, Reporter } from "../model/diagnostic.ts";
import type { GlobalData } from "../model/graph.ts";
import type { Position } from "../model/document.ts";
import type { Plugin, ReportItem } from "../model/plugin.ts";
import type { Site } from "../model/site.ts";
import type { NavbarItemConfig as Item } from "../model/theme-config.ts";
import { toSitePath } from "../content/files.ts";
import { describeUnknown } from "../report/unknown-name.ts";
import { ownValue } from "../lookup/own-value.ts";

export interface NavbarRequest {
  readonly site: Site;
  readonly plugins: readonly Pick<Plugin, "name" | "id" | "navbarItem">[];
  readonly globalData: GlobalData;
  /** Returns the position of a field in the config. */
  readonly locate: (path: ConfigPath) => Position | undefined;
  readonly report: Reporter;
}

type ConfigPath = readonly (string | number)[];

/** Returns the site with every navbar item resolved by its plugin. Diagnostics: `unknown-docs-plugin`, and those of plugins. */
export function resolveNavbar(request: NavbarRequest): Site {
  const { site, locate, report } = request;
  const { navbar } = site.config.themeConfig;
  const file = toSitePath(site.dir, site.configPath);
  const reportAt =
    (path: ConfigPath): ReportItem =>
    ({ field, ...problem }) =>
      report.add({ severity: "error", file, ...problem, ...placeOf([...path, field], locate) });
  const resolveAll = (list: readonly Item[], path: ConfigPath): Item[] =>
    list.map((item, index) => {
      const own = [...path, index];
      const inside = item.items ? { items: resolveAll(item.items, [...own, "items"]) } : {};
      return { ...resolveItem(item, request, reportAt(own)), ...inside };
    });
  const resolved = resolveAll(navbar.items, ["themeConfig", "navbar", "items"]);
  const themeConfig = { ...site.config.themeConfig, navbar: { ...navbar, items: resolved } };
  return { ...site, config: { ...site.config, themeConfig } };
}

function placeOf(path: ConfigPath, locate: NavbarRequest["locate"]): Partial<Diagnostic> {
  const field = path.at(-1);
  const position = locate(path);
  return position ? { ...position, length: String(field).length } : { ...locate(path.slice(0, -1)) };
}

function resolveItem(item: Item, { plugins, globalData }: NavbarRequest, report: ReportItem): Item {
  const owner = ownValue(ITEM_OWNERS, item.type ?? "default");
  if (!owner) return item;
  const { plugin: owning, idField: field, what } = owner;
  const id = String(item[field] ?? "default");
  const instances = plugins.filter(({ name }) => name === owning);
  const data = ownValue(ownValue(globalData, owning) ?? {}, id);
  const resolved = data && instances.find((plugin) => plugin.id === id)?.navbarItem?.(item, data, report);
  if (resolved) return resolved;
  const known = instances.map((plugin) => plugin.id);
  report(describeUnknown({ code: owner.code, field, what, name: id, known }));
  return item;
}
