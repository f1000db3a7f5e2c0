/** Resolves the navbar's and footer's doc items: ids of the config become links, so that pages need no list of docs. */

import type { Diagnostic, Reporter } from "../model/diagnostic.ts";
import type { GlobalDocs, GlobalDocsVersion } from "../model/docs.ts";
import type { GlobalData } from "../model/graph.ts";
import type { Position } from "../model/document.ts";
import type { JsonObject } from "../model/json.ts";
import type { Site } from "../model/site.ts";
import { toSitePath } from "../content/files.ts";
import { nearestName } from "../report/nearest.ts";
import { ownValue } from "../lookup/own-value.ts";

/** Name of the docs plugin in global data. */
export const DOCS_PLUGIN = "docusaurus-plugin-content-docs";

export interface NavbarRequest {
  readonly site: Site;
  readonly globalData: GlobalData;
  /** Place of a field of the config. */
  readonly locate: (path: ConfigPath) => Position | undefined;
  readonly report: Reporter;
}

type ConfigPath = readonly (string | number)[];

type Item = JsonObject & { readonly type?: string; readonly items?: readonly Item[] };

/** The types of `SPEC` §3 and the format; `custom-…` items are the site's own. */
const TYPES = [
  "default",
  "dropdown",
  "html",
  "doc",
  "docSidebar",
  "docsVersion",
  "docsVersionDropdown",
  "localeDropdown",
  "search",
];

/**
 * The site with every `doc`, `docSidebar` and `docsVersion` item of the navbar given its `to` and `label`. Diagnostics:
 * `unknown-navbar-item`, `unknown-doc-id`, `unknown-sidebar-id`, `empty-sidebar`, `unknown-docs-plugin`.
 */
export function resolveNavbar({ site, globalData, locate, report }: NavbarRequest): Site {
  const navbar = site.config.themeConfig["navbar"] as JsonObject | undefined;
  const items = navbar?.["items"] as readonly Item[] | undefined;
  if (!navbar || !items) return site;
  const file = toSitePath(site.dir, site.configPath);
  const failAt =
    (path: ConfigPath): Fail =>
    ({ field, ...problem }) =>
      report.add({ severity: "error", file, ...problem, ...placeOf([...path, field], locate) });
  const instances = (globalData[DOCS_PLUGIN] ?? {}) as Readonly<Record<string, GlobalDocs>>;
  const resolveAll = (list: readonly Item[], path: ConfigPath): Item[] =>
    list.map((item, index) => {
      const own = [...path, index];
      const inside = item.items ? { items: resolveAll(item.items, [...own, "items"]) } : {};
      return { ...resolveItem(item, instances, failAt(own)), ...inside };
    });
  const resolved = resolveAll(items, ["themeConfig", "navbar", "items"]);
  const themeConfig = { ...site.config.themeConfig, navbar: { ...navbar, items: resolved } };
  return { ...site, config: { ...site.config, themeConfig } };
}

/** Reports what is wrong with a field of an item. */
type Fail = (problem: Pick<Diagnostic, "code" | "message" | "hint"> & { readonly field: string }) => void;

function placeOf(path: ConfigPath, locate: NavbarRequest["locate"]): Partial<Diagnostic> {
  const field = path.at(-1);
  const position = locate(path);
  return position ? { ...position, length: String(field).length } : { ...locate(path.slice(0, -1)) };
}

function resolveItem(item: Item, instances: Readonly<Record<string, GlobalDocs>>, fail: Fail): Item {
  const type = item.type ?? (item.items ? "dropdown" : "default");
  if (!TYPES.includes(type) && !type.startsWith("custom-")) {
    const near = nearestName(type, TYPES);
    fail({
      code: "unknown-navbar-item",
      field: "type",
      message: `There is no navbar item of type \`${type}\`.`,
      hint: near ? `Did you mean \`${near}\`?` : `Types are ${TYPES.join(", ")}, and \`custom-…\` for your own.`,
    });
    return item;
  }
  if (type !== "doc" && type !== "docSidebar" && type !== "docsVersion") return item;
  const pluginId = String(item["docsPluginId"] ?? "default");
  const docs = ownValue(instances, pluginId);
  if (!docs) {
    const known = Object.keys(instances);
    fail(unknown({ code: "docs-plugin", field: "docsPluginId", what: "docs plugin", name: pluginId, known }));
    return item;
  }
  const versions = [...docs.versions].sort((a, b) => Number(b.isLast) - Number(a.isLast));
  if (type === "doc") return resolveDoc(item, versions, fail);
  return type === "docSidebar" ? resolveSidebar(item, versions, fail) : resolveVersion(item, versions);
}

/** As many names as a hint can be read with. */
const MOST_NAMES = 10;

interface UnknownName {
  readonly code: string;
  readonly field: string;
  readonly what: string;
  readonly name: string;
  readonly known: readonly string[];
}

function unknown({ code, field, what, name, known }: UnknownName) {
  const near = nearestName(name, known);
  const more = known.length > MOST_NAMES ? `, and ${known.length - MOST_NAMES} more` : "";
  const list = known.length > 0 ? `There are: ${known.slice(0, MOST_NAMES).join(", ")}${more}.` : "There are none.";
  return {
    code: `unknown-${code}`,
    field,
    message: `A navbar item cannot find any ${what} with the id \`${name}\`.`,
    hint: near ? `Did you mean \`${near}\`?` : list,
  };
}

function resolveDoc(item: Item, versions: readonly GlobalDocsVersion[], fail: Fail): Item {
  const id = String(item["docId"]);
  const found = versions.flatMap(({ docs }) => docs).find((doc) => doc.id === id);
  if (!found) {
    if (versions.some(({ draftIds }) => draftIds.includes(id))) return { type: "html", value: "" };
    const known = versions[0]?.docs.map((doc) => doc.id) ?? [];
    fail(unknown({ code: "doc-id", field: "docId", what: "doc", name: id, known }));
    return item;
  }
  return {
    ...item,
    to: found.path,
    label: item["label"] ?? id,
    ...(found.sidebar ? { sidebarId: found.sidebar } : {}),
  };
}

function resolveSidebar(item: Item, versions: readonly GlobalDocsVersion[], fail: Fail): Item {
  const id = String(item["sidebarId"]);
  const holder = versions.find(({ sidebars }) => Object.hasOwn(sidebars, id));
  if (!holder) {
    const known = Object.keys(versions[0]?.sidebars ?? {});
    fail(unknown({ code: "sidebar-id", field: "sidebarId", what: "sidebar", name: id, known }));
    return item;
  }
  const link = ownValue(holder.sidebars, id)?.link;
  if (!link) {
    fail({
      code: "empty-sidebar",
      field: "sidebarId",
      message: `A navbar item leads to the sidebar \`${id}\`, but nothing in it can be linked to.`,
    });
    return item;
  }
  return { ...item, to: link.path, label: item["label"] ?? link.label };
}

function resolveVersion(item: Item, versions: readonly GlobalDocsVersion[]): Item {
  const [last] = versions;
  return { ...item, to: item["to"] ?? last?.mainPath ?? "/", label: item["label"] ?? last?.label ?? "" };
}
