import type { GlobalDoc, GlobalDocs, GlobalDocsVersion } from "../../model/docs.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import type { ReportItem } from "../../model/plugin.ts";
import { describeUnknown } from "../../report/unknown-name.ts";
import { ownValue } from "../../lookup/own-value.ts";

/** Resolves navbar items that name a doc or a sidebar. The theme resolves `docsVersion`, which depends on the page. Diagnostics: `unknown-doc-id`, `unknown-sidebar-id`, `empty-sidebar`. */
export function resolveNavbarItem(item: JsonObject, globalData: Json, report: ReportItem): JsonObject {
  const docs = globalData as GlobalDocs;
  const versions = [...docs.versions].sort((a, b) => Number(b.isLast) - Number(a.isLast));
  if (item["type"] === "doc") return resolveDoc(item, versions, report);
  return item["type"] === "docSidebar" ? resolveSidebar(item, versions, report) : item;
}

function resolveDoc(item: JsonObject, versions: readonly GlobalDocsVersion[], report: ReportItem): JsonObject {
  const id = String(item["docId"]);
  const inVersions = versions.flatMap(({ name, docs }) => {
    const doc = docs.find((candidate) => candidate.id === id);
    return doc ? [[name, linkTo(doc)] as const] : [];
  });
  const [found] = inVersions;
  if (!found) {
    if (versions.some(({ draftIds }) => draftIds.includes(id))) return { type: "html", value: "" };
    const known = versions[0]?.docs.map((doc) => doc.id) ?? [];
    report(describeUnknown({ code: "unknown-doc-id", field: "docId", what: "doc", name: id, known }));
    return item;
  }
  const others = inVersions.length > 1 ? { inVersions: Object.fromEntries(inVersions) } : {};
  return { ...item, ...found[1], label: item["label"] ?? id, ...others };
}

function linkTo({ path, sidebar, unlisted }: GlobalDoc): JsonObject {
  return { to: path, ...(sidebar ? { sidebarId: sidebar } : {}), ...(unlisted ? { unlisted } : {}) };
}

function resolveSidebar(item: JsonObject, versions: readonly GlobalDocsVersion[], report: ReportItem): JsonObject {
  const id = String(item["sidebarId"]);
  const holder = versions.find(({ sidebars }) => Object.hasOwn(sidebars, id));
  if (!holder) {
    const known = Object.keys(versions[0]?.sidebars ?? {});
    report(describeUnknown({ code: "unknown-sidebar-id", field: "sidebarId", what: "sidebar", name: id, known }));
    return item;
  }
  const link = ownValue(holder.sidebars, id)?.link;
  if (!link) {
    report({
      code: "empty-sidebar",
      field: "sidebarId",
      message: `A navbar item opens the sidebar \`${id}\`, which contains no links.`,
    });
    return item;
  }
  return { ...item, to: link.path, label: item["label"] ?? link.label };
}
