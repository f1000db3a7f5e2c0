/** Resolves the navbar's and footer's doc items: ids of the config become links, so that pages need no list of docs. */

import type { Diagnostic, Reporter } from "../model/diagnostic.ts";
import type { GlobalDocs, GlobalDocsVersion } from "../model/docs.ts";
import type { GlobalData } from "../model/graph.ts";
import type { JsonObject } from "../model/json.ts";
import type { Site } from "../model/site.ts";
import { toSitePath } from "../content/files.ts";
import { nearestName } from "../report/nearest.ts";

/** Name of the docs plugin in global data. */
export const DOCS_PLUGIN = "docusaurus-plugin-content-docs";

export interface NavbarRequest {
  readonly site: Site;
  readonly globalData: GlobalData;
  readonly report: Reporter;
}

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
export function resolveNavbar({ site, globalData, report }: NavbarRequest): Site {
  const navbar = site.config.themeConfig["navbar"] as JsonObject | undefined;
  const items = navbar?.["items"] as readonly Item[] | undefined;
  if (!navbar || !items) return site;
  const file = toSitePath(site.dir, site.configPath);
  const fail = (problem: Pick<Diagnostic, "code" | "message" | "hint">): void =>
    report.add({ severity: "error", file, ...problem });
  const instances = (globalData[DOCS_PLUGIN] ?? {}) as Readonly<Record<string, GlobalDocs>>;
  const resolved = items.map((item) => resolveItem(item, instances, fail));
  const themeConfig = { ...site.config.themeConfig, navbar: { ...navbar, items: resolved } };
  return { ...site, config: { ...site.config, themeConfig } };
}

type Fail = (problem: { code: string; message: string; hint?: string }) => void;

function resolveItem(item: Item, instances: Readonly<Record<string, GlobalDocs>>, fail: Fail): Item {
  const type = item.type ?? (item.items ? "dropdown" : "default");
  if (!TYPES.includes(type) && !type.startsWith("custom-")) {
    const near = nearestName(type, TYPES);
    fail({
      code: "unknown-navbar-item",
      message: `There is no navbar item of type \`${type}\`.`,
      hint: near ? `Did you mean \`${near}\`?` : `Types are ${TYPES.join(", ")}, and \`custom-…\` for your own.`,
    });
    return item;
  }
  const inside = item.items ? { items: item.items.map((child) => resolveItem(child, instances, fail)) } : {};
  if (type !== "doc" && type !== "docSidebar" && type !== "docsVersion") return { ...item, ...inside };
  const pluginId = String(item["docsPluginId"] ?? "default");
  const docs = instances[pluginId];
  if (!docs) {
    fail(
      unknown({ code: "docs-plugin", what: "docs plugin with the id", name: pluginId, known: Object.keys(instances) }),
    );
    return item;
  }
  const versions = [...docs.versions].sort((a, b) => Number(b.isLast) - Number(a.isLast));
  if (type === "doc") return resolveDoc(item, versions, fail);
  return type === "docSidebar" ? resolveSidebar(item, versions, fail) : resolveVersion(item, versions);
}

interface UnknownName {
  readonly code: string;
  readonly what: string;
  readonly name: string;
  readonly known: readonly string[];
}

function unknown({ code, what, name, known }: UnknownName) {
  const near = nearestName(name, known);
  const list = known.length > 0 ? `There are: ${known.slice(0, 20).join(", ")}.` : "There are none.";
  return {
    code: `unknown-${code}`,
    message: `A navbar item names the ${what} \`${name}\`, which does not exist.`,
    hint: near ? `Did you mean \`${near}\`?` : list,
  };
}

function resolveDoc(item: Item, versions: readonly GlobalDocsVersion[], fail: Fail): Item {
  const id = String(item["docId"]);
  const found = versions.flatMap(({ docs }) => docs).find((doc) => doc.id === id);
  if (!found) {
    if (versions.some(({ draftIds }) => draftIds.includes(id))) return { type: "html", value: "" };
    fail(unknown({ code: "doc-id", what: "doc id", name: id, known: versions[0]?.docs.map((doc) => doc.id) ?? [] }));
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
  const holder = versions.find(({ sidebars }) => id in sidebars);
  if (!holder) {
    fail(unknown({ code: "sidebar-id", what: "sidebar", name: id, known: Object.keys(versions[0]?.sidebars ?? {}) }));
    return item;
  }
  const link = holder.sidebars[id]?.link;
  if (!link) {
    fail({
      code: "empty-sidebar",
      message: `A navbar item leads to the sidebar \`${id}\`, but nothing in it can be linked to.`,
    });
    return item;
  }
  return { ...item, to: link.path, label: item["label"] ?? link.label };
}

function resolveVersion(item: Item, versions: readonly GlobalDocsVersion[]): Item {
  const [last] = versions;
  const main = last?.docs.find(({ id }) => id === last.mainDocId);
  return { ...item, to: item["to"] ?? main?.path ?? last?.path ?? "/", label: item["label"] ?? last?.label ?? "" };
}
