/** Resolves the `modules` of a route. Returns a tree for pages, and the modules and data that it needs. Pure. */

import { join } from "node:path";
import { toSitePath } from "../../content/files.ts";
import { ownValue } from "../../lookup/own-value.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import type { Plan } from "../../model/plugin.ts";
import type { BodyRef, ModuleTree } from "../../model/route.ts";
import type { Site } from "../../model/site.ts";
import { type DocumentFacts, contentMembers } from "./wrapped/document-facts.ts";
import { generatedDir } from "./context.ts";
import { isScript } from "./record.ts";

export interface ModulesRequest {
  /** Data by the site-relative path that its file would have. */
  readonly data: Readonly<Record<string, Json>>;
  readonly facts: DocumentFacts;
  readonly plan: Pick<Plan, "site" | "documents">;
}

/** Needs of a route besides its props. */
export interface Needs {
  readonly bodies: Record<string, BodyRef>;
  /** Names of modules. */
  readonly modules: Set<string>;
}

/** The tree of one value; adds its needs to `needs`. */
export function readModuleTree(value: Json, request: ModulesRequest, needs: Needs): ModuleTree {
  if (typeof value === "string") return readName(value, request, needs);
  if (Array.isArray(value)) return { kind: "list", items: value.map((item) => readModuleTree(item, request, needs)) };
  if (typeof value !== "object" || value === null) return { kind: "data", value };
  const { __import: isImport, path, query } = value as JsonObject;
  if (isImport === true && typeof path === "string") return readName(withQuery(path, Object(query)), request, needs);
  const entries = Object.entries(value as JsonObject);
  const members = entries.map(([name, item]) => [name, readModuleTree(item ?? null, request, needs)] as const);
  return { kind: "record", members: Object.fromEntries(members) };
}

/** An import and its query as one string. */
function withQuery(path: string, query: JsonObject): string {
  return `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
}

function readName(name: string, request: ModulesRequest, { bodies, modules }: Needs): ModuleTree {
  const { site, documents } = request.plan;
  const [path = "", search = ""] = name.split("?", 2);
  const file = resolveName(path, site);
  const source = file.startsWith("/") ? toSitePath(site.dir, file) : file;
  const document = documents.get(source);
  if (!document) {
    const value = ownValue(request.data, source);
    if (value !== undefined && !isScript(source)) return { kind: "data", value };
    const module = file.startsWith("/") ? `@site/${source}` : file;
    modules.add(module);
    return { kind: "module", name: module };
  }
  const truncated = document.truncatedBody !== undefined && new URLSearchParams(search).get("truncated") === "true";
  const body = truncated ? `${source}?truncated` : source;
  bodies[body] = { document: source, ...(truncated && { truncated }) };
  return { kind: "document", body, members: contentMembers(document, request.facts.get(source), site) };
}

/** Aliases of the format's content plugins for their generated files. */
const ALIAS = /^~(docs|blog|pages|debug)\//;

/** Absolute path of a file of the site or of a generated one; other names stay unchanged. */
function resolveName(name: string, site: Site): string {
  if (name.startsWith("@site/")) return join(site.dir, name.slice("@site/".length));
  if (name.startsWith("@generated/")) return join(generatedDir(site), name.slice("@generated/".length));
  const [alias, kind = ""] = ALIAS.exec(name) ?? [];
  if (alias === undefined) return name;
  const folder = `docusaurus-plugin-${kind === "debug" ? kind : `content-${kind}`}`;
  return join(generatedDir(site), folder, name.slice(alias.length));
}
