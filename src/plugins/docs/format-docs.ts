/** Docs as a site's plugins see them in `allContentLoaded`, in the format's shape. Pure. */

import * as z from "zod/mini";
import { toPlainObject } from "../../config/plain-data.ts";
import { adoptMembers } from "../../plugin-kit/adopt.ts";
import type { Doc, DocsContent, DocsVersion } from "../../model/docs.ts";
import type { Site } from "../../model/site.ts";
import { countsSeconds, makeDocMetadata } from "./doc-metadata.ts";
import { fromFormatSidebars, toFormatSidebars } from "./format-sidebars.ts";
import type { FoundDocs, FoundVersion } from "./read.ts";

export interface FormatDocsRequest {
  readonly site: Site;
  readonly found: Pick<FoundDocs, "versions">;
  /** Route of the list of tags below that of a version. */
  readonly toTagsPath: (versionPath: string) => string;
}

/** The content of the docs plugin, as the format describes it. */
export function toFormatDocs({ versions }: DocsContent, { site, found, toTagsPath }: FormatDocsRequest): object {
  return {
    loadedVersions: versions.map((version) => ({
      ...toLoadedVersion(
        site,
        version,
        found.versions.find(({ spec }) => spec.name === version.name),
      ),
      tagsPath: toTagsPath(version.path),
    })),
  };
}

function toLoadedVersion(site: Site, version: DocsVersion, found: FoundVersion | undefined): object {
  const { name, label, path, isLast, banner, badge, noIndex, className, generatedIndexes } = version;
  const toMetadata = makeDocMetadata(site, version);
  const docs = version.docs.map((doc) => ({
    ...toMetadata(doc),
    // Plugins may change what is theirs.
    frontMatter: { ...doc.frontMatter },
    tags: [...doc.tags],
  }));
  const { dir, localizedDir, sidebarFile } = found?.spec ?? {};
  const places = { contentPath: dir, contentPathLocalized: localizedDir, sidebarFilePath: sidebarFile };
  const sidebars = toFormatSidebars(version.sidebars, generatedIndexes);
  const shown = { versionName: name, label, path, isLast, banner, badge, noIndex, className };
  return { ...shown, ...places, routePriority: isLast ? -1 : undefined, sidebars, docs, drafts: [] };
}

/** The docs with the changes of a wrapping plugin: versions, sidebars, docs and their fields. */
export function fromFormatDocs({ dir }: Site, content: DocsContent, published: unknown): DocsContent {
  const loaded: unknown = Reflect.get(Object(published), "loadedVersions");
  if (!Array.isArray(loaded)) return content;
  const unit = countsSeconds(dir) ? 1000 : 1;
  const versions = content.versions.flatMap((version) => {
    const changed: unknown = loaded.find((each) => Reflect.get(Object(each), "versionName") === version.name);
    if (changed === undefined) return [];
    const docs = fromFormatDocList(version.docs, Reflect.get(Object(changed), "docs"), unit);
    const adopted = adoptMembers(version, changed);
    const sidebars = fromFormatSidebars(adopted.sidebars, docs) ?? version.sidebars;
    return [{ ...adopted, sidebars, docs }];
  });
  return { ...content, versions };
}

/** `unit`: milliseconds that dates of the format count in. */
function fromFormatDocList(docs: readonly Doc[], changed: unknown, unit: number): readonly Doc[] {
  if (!Array.isArray(changed)) return docs;
  const byId = new Map<unknown, Doc>(docs.map((doc) => [doc.id, doc]));
  return changed.flatMap((entry: unknown) => {
    const given = Object(entry) as Readonly<Record<string, unknown>>;
    const doc = byId.get(given["id"]);
    if (!doc) return [];
    const { lastUpdatedAt: at, ...read } = fromFormatDoc(doc, given);
    return [{ ...read, ...(at !== undefined && { lastUpdatedAt: at * unit }) }];
  });
}

const link = z.object({ title: z.string(), permalink: z.string() });

/** Fields that a doc may lack: a plugin can remove them, too. */
const OPTIONAL = {
  image: z.string(),
  sidebar: z.string(),
  sidebarPosition: z.number(),
  editUrl: z.string(),
  lastUpdatedAt: z.number(),
  lastUpdatedBy: z.string(),
  previous: link,
  next: link,
} as const;

/** Fields of the format that Veloci lacks or names differently. */
const FORMAT_ONLY = ["version", "unversionedId", "sourceDirName", "formattedLastUpdatedAt"] as const;

/** A doc always belongs to its file. Fields that the format does not know are for the site's components. */
function fromFormatDoc(doc: Doc, given: Readonly<Record<string, unknown>>): Doc {
  const {
    image: _image,
    sidebar: _sidebar,
    sidebarPosition: _position,
    editUrl: _url,
    previous: _previous,
    next: _next,
    lastUpdatedAt: _at,
    lastUpdatedBy: _by,
    ...required
  } = doc;
  const optional = Object.entries(OPTIONAL).flatMap(([name, schema]) => {
    const { data } = z.safeParse<z.ZodMiniType>(schema, given[name]);
    return data === undefined ? [] : [[name, data] as const];
  });
  const known = new Set<string>([...Object.keys(doc), ...Object.keys(OPTIONAL), ...FORMAT_ONLY]);
  const added = Object.entries(given).filter(([name]) => !known.has(name));
  return {
    ...toPlainObject(Object.fromEntries(added), () => {}),
    ...adoptMembers(required, given),
    ...(Object.fromEntries(optional) as Partial<Doc>),
    source: doc.source,
  };
}
