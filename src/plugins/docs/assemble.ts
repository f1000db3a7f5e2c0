import { toSitePath } from "../../report/site-path.ts";
import type { TagRules } from "../../plugin-kit/tags.ts";
import type { Doc, DocsContent, DocsVersion, GeneratedIndex } from "../../model/docs.ts";
import type { AssembleContext } from "../../model/plugin.ts";
import { joinUrl } from "../../url/paths.ts";
import { withoutDuplicateIds, withoutTakenPages } from "./checks.ts";
import { type DocEntity, type EntityContext, toDocEntity } from "./doc-entity.ts";
import { type DocNavigation, makeNavigation, neighborsByPage } from "./navigation.ts";
import { toNumberPrefixParser } from "./number-prefix.ts";
import type { DocsOptions } from "./options.ts";
import type { FoundDocs, FoundVersion } from "./read.ts";
import { assembleSidebars } from "./sidebars/assemble.ts";
import type { ResolvedSidebar } from "./sidebars/resolve.ts";

export interface AssembleDocsRequest extends AssembleContext {
  readonly id: string;
  readonly options: DocsOptions;
  readonly found: FoundDocs;
}

/** Stage graph: all versions of an instance. Drafts are left out except for their IDs, unless the site is in development. */
export async function assembleDocs(request: AssembleDocsRequest): Promise<DocsContent> {
  const { id, options, found, site } = request;
  const path = joinUrl(site.config.baseUrl, options.routeBasePath).replace(/(?<=.)\/$/, "");
  const versions: DocsVersion[] = [];
  for (const version of found.versions) {
    const assembled = await assembleVersion(version, request);
    if (assembled.docs.length > 0) versions.push(assembled);
  }
  return { pluginId: id, path, breadcrumbs: options.breadcrumbs, versions };
}

async function assembleVersion(found: FoundVersion, request: AssembleDocsRequest): Promise<DocsVersion> {
  const { site, options, report } = request;
  const all = withoutDuplicateIds(toEntities(found, request), report);
  const isHidden = ({ draft }: DocEntity): boolean => draft && !site.isDevelopment;
  const docs = all.filter((doc) => !isHidden(doc));
  const docsById = new Map(docs.map((doc) => [doc.id, doc]));
  const draftIds = all.filter(isHidden).map(({ id }) => id);
  const sidebars = await assembleSidebars({ site, options, report, found, docsById, draftIds: new Set(draftIds) });
  const navigationOf = makeNavigation({ sidebars, docsById, report });
  const file = found.sidebars ? found.sidebars.path : undefined;
  const generatedIndexes = withoutTakenPages(toGeneratedIndexes(sidebars), docs, { site, report, file });
  const { dir, localizedDir, sidebarFile: _sidebarFile, ...shown } = found.spec;
  const folders = localizedDir === undefined ? [dir] : [dir, localizedDir];
  return {
    ...shown,
    folders: folders.map((folder) => toSitePath(site.dir, folder)),
    mainDocId: findMainDocId(docs, sidebars),
    docs: docs.map((doc) => toDoc(doc, navigationOf(doc))),
    draftIds,
    sidebars: Object.fromEntries([...sidebars].map(([id, { items }]) => [id, items])),
    generatedIndexes,
  };
}

function toEntities({ spec, files, tags: declared }: FoundVersion, request: AssembleDocsRequest): DocEntity[] {
  const { site, options, documents, report, histories, imageUrl } = request;
  const tagsPath = joinUrl(spec.path, options.tagsBasePath);
  const tags: TagRules = { tagsPath, url: site.config, declared, onInlineTags: options.onInlineTags, report };
  const parseNumberPrefix = toNumberPrefixParser(options.numberPrefixParser, request);
  const context: EntityContext = { site, options, version: spec, parseNumberPrefix, histories, tags, imageUrl, report };
  return files.flatMap(({ path, docPath }) => {
    const document = documents.get(path);
    return document ? [toDocEntity(document, docPath, context)] : [];
  });
}

/** Removes the fields that only assembly needs. */
function toDoc(entity: DocEntity, navigation: DocNavigation): Doc {
  const { fields: _fields, document: _document, docPath: _docPath, ...doc } = entity;
  return { ...doc, ...navigation };
}

/** The doc at the version's own route, or else the first of the first sidebar, or else the first doc (the format's rule). */
function findMainDocId(docs: readonly DocEntity[], sidebars: ReadonlyMap<string, ResolvedSidebar>): string {
  const home = docs.find(({ slug }) => slug === "/");
  const [first] = sidebars.values();
  return home?.id ?? first?.stops.find(({ docId }) => docId !== undefined)?.docId ?? docs[0]?.id ?? "";
}

function toGeneratedIndexes(sidebars: ReadonlyMap<string, ResolvedSidebar>): GeneratedIndex[] {
  return [...sidebars.values()].flatMap(({ stops, generatedIndexes }) => {
    if (generatedIndexes.length === 0) return [];
    const neighbors = neighborsByPage(stops);
    return generatedIndexes.map((index) => ({ ...index, ...neighbors.get(index.permalink) }));
  });
}
