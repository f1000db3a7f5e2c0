/** Stage graph for docs. In: what was read and compiled. Out: versions with docs, sidebars and pages of categories. */

import { posix } from "node:path";
import { type TagRules } from "../../content/tags.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Doc, DocsContent, DocsVersion, GeneratedIndex, SidebarItem } from "../../model/docs.ts";
import type { AssembleContext } from "../../model/plugin.ts";
import { joinUrl } from "../../url/paths.ts";
import { Slugger } from "../../markdown/slugger.ts";
import { type DocEntity, toDocEntity } from "./doc-entity.ts";
import { makeNavigation, neighboursByStop } from "./navigation.ts";
import { toNumberPrefixParser } from "./number-prefix.ts";
import type { DocsOptions } from "./options.ts";
import type { FoundDocs, FoundVersion } from "./read.ts";
import { type AuthorItem, readAuthorItems } from "./sidebars/author-items.ts";
import { expandItems } from "./sidebars/expand.ts";
import { locateId } from "./sidebars/load.ts";
import { type ResolvedSidebar, resolveSidebar } from "./sidebars/resolve.ts";

export interface AssembleDocsRequest extends AssembleContext {
  readonly id: string;
  readonly options: DocsOptions;
  readonly found: FoundDocs;
}

/** Name of the sidebar a site gets that has no sidebars file. */
const DEFAULT_SIDEBAR = "defaultSidebar";

/** All versions of an instance. */
export async function assembleDocs(request: AssembleDocsRequest): Promise<DocsContent> {
  const { id, options, found, site } = request;
  const path = joinUrl(site.config.baseUrl, options.routeBasePath).replace(/(?<=.)\/$/, "");
  const versions = await Promise.all(found.versions.map((version) => assembleVersion(version, request)));
  return { pluginId: id, path, breadcrumbs: options.breadcrumbs, versions };
}

async function assembleVersion(found: FoundVersion, request: AssembleDocsRequest): Promise<DocsVersion> {
  const { spec } = found;
  const all = toEntities(found, request);
  const drafts = all.filter(({ draft }) => draft);
  const docs = all.filter(({ draft }) => !draft);
  const docsById = new Map(docs.map((doc) => [doc.id, doc]));
  const draftIds = new Set(drafts.map(({ id }) => id));
  const sidebars = await resolveSidebars({ found, docs, docsById, draftIds }, request);
  const navigationOf = makeNavigation({ sidebars, docsById, report: request.report });
  const placed = docs.map((doc) => toDoc(doc, navigationOf(doc)));
  const { name, label, path, isLast, banner, badge, noIndex, className } = spec;
  return {
    ...{ name, label, path, isLast, banner, badge, noIndex, className },
    mainDocId: mainDocId(docs, sidebars),
    docs: placed,
    draftIds: [...draftIds],
    sidebars: Object.fromEntries([...sidebars].map(([id, { items }]) => [id, items])),
    generatedIndexes: withNeighbours(sidebars),
  };
}

function toEntities({ spec, paths, tags: declared }: FoundVersion, request: AssembleDocsRequest): DocEntity[] {
  const { site, options, documents, report, found } = request;
  const tags: TagRules = {
    tagsPath: joinUrl(spec.path, options.tagsBasePath),
    url: site.config,
    declared,
    onInlineTags: options.onInlineTags,
    report,
  };
  const context = {
    site,
    options,
    version: spec,
    currentDir: posix.normalize(options.path),
    histories: found.histories,
    tags,
    report,
  };
  const entities = paths.flatMap((path) => {
    const document = documents.get(path);
    return document ? [toDocEntity(document, context)] : [];
  });
  return withoutDuplicates(entities, request);
}

/** Keeps the first of docs with one id. Diagnostic: `duplicate-doc-id`, naming all files. */
function withoutDuplicates(entities: readonly DocEntity[], { report }: AssembleDocsRequest): DocEntity[] {
  return [...Map.groupBy(entities, ({ id }) => id)].map(([id, same]) => {
    const [first] = same as [DocEntity];
    if (same.length > 1) {
      report.add({
        code: "duplicate-doc-id",
        severity: "error",
        message: `The doc id \`${id}\` is taken ${same.length} times: by ${same.map(({ source }) => `\`${source}\``).join(" and ")}.`,
        hint: "Give all but one another `id` in their front matter.",
        file: same[1]?.source ?? first.source,
      });
    }
    return first;
  });
}

interface VersionDocs {
  readonly found: FoundVersion;
  readonly docs: readonly DocEntity[];
  readonly docsById: ReadonlyMap<string, DocEntity>;
  readonly draftIds: ReadonlySet<string>;
}

async function resolveSidebars(
  version: VersionDocs,
  request: AssembleDocsRequest,
): Promise<Map<string, ResolvedSidebar>> {
  const { found, docs, docsById, draftIds } = version;
  const { site, options, report } = request;
  const { sidebars: file } = found;
  const expand = {
    docs,
    categories: found.categories,
    parseNumberPrefix: toNumberPrefixParser(options.numberPrefixParser),
    generator: options.sidebarItemsGenerator,
    version: found.spec,
    file: file ? file.path : "",
    report,
  };
  const context = {
    ...{ site, docsById, draftIds, report, version: found.spec, file: expand.file },
    defaults: { collapsible: options.sidebarCollapsible, collapsed: options.sidebarCollapsed },
    slugger: new Slugger(false),
    locate: (id: string): Pick<Diagnostic, "line" | "column"> => (file ? locateId(file, id) : {}),
  };
  const resolved = new Map<string, ResolvedSidebar>();
  for (const [name, items] of authorSidebars(found, request)) {
    resolved.set(name, resolveSidebar(name, await expandItems(items, expand), context));
  }
  return resolved;
}

function authorSidebars({ sidebars, spec }: FoundVersion, { report }: AssembleDocsRequest): [string, AuthorItem[]][] {
  if (sidebars === false) return [];
  if (sidebars === undefined) return [[DEFAULT_SIDEBAR, [{ type: "autogenerated", dirName: "." }]]];
  const context = { file: sidebars.path, report, version: spec.name };
  return Object.entries(sidebars.sidebars).map(([name, value]) => [
    withoutVersion(name, spec.name),
    readAuthorItems(value, name, context),
  ]);
}

/** Sidebars of older releases are named `version-1.0/docs`. */
function withoutVersion(name: string, version: string): string {
  const prefix = `version-${version}/`;
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}

function toDoc(entity: DocEntity, navigation: object): Doc {
  const { fields: _fields, document: _document, sourceDir: _dir, fileName: _name, ...doc } = entity;
  return { ...doc, ...navigation };
}

/** The doc at the version's own route, else the first of the first sidebar, else the first (the format's rule). */
function mainDocId(docs: readonly DocEntity[], sidebars: ReadonlyMap<string, ResolvedSidebar>): string {
  const home = docs.find(({ slug }) => slug === "/");
  const [first] = sidebars.values();
  return home?.id ?? first?.stops.find(({ docId }) => docId !== undefined)?.docId ?? docs[0]?.id ?? "";
}

function withNeighbours(sidebars: ReadonlyMap<string, ResolvedSidebar>): GeneratedIndex[] {
  return [...sidebars.values()].flatMap(({ stops, generatedIndexes }) => {
    const around = neighboursByStop(stops);
    return generatedIndexes.map((index) => ({ ...index, ...around.get(index.permalink) }));
  });
}

export type { SidebarItem };
