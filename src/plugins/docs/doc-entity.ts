/** Docs as entities. */

import { checkAddress, pagePermalink } from "../../plugin-kit/permalink.ts";
import { posix } from "node:path";
import { askEditUrl, toEditUrl } from "../../plugin-kit/edit-url.ts";
import { fieldPlace } from "../../plugin-kit/front-matter.ts";
import { toLastUpdate } from "../../plugin-kit/last-update.ts";
import { type TagRules, toTags } from "../../plugin-kit/tags.ts";
import type { Doc, LastUpdate } from "../../model/docs.ts";
import type { Document } from "../../model/document.ts";
import type { JsonObject } from "../../model/json.ts";
import type { AssembleContext } from "../../model/plugin.ts";
import { toSitePath } from "../../report/site-path.ts";
import { joinUrl, normalizeDots } from "../../url/paths.ts";
import { isCategoryIndex, toMatcherInput } from "./category-index.ts";
import { type DocFrontMatter, docFrontMatterFields } from "./front-matter.ts";
import { keepName, type NumberPrefixParser, stripPathPrefixes } from "./number-prefix.ts";
import type { DocsOptions } from "./options.ts";
import type { VersionSpec } from "./versions.ts";
import { readFrontMatter } from "../../plugin-kit/read-front-matter.ts";

/** A doc before sidebars are known, with the data that they need. */
export interface DocEntity extends Doc {
  readonly fields: DocFrontMatter;
  /** Path relative to the version's folder. */
  readonly docPath: string;
  /** Place of the front matter, for diagnostics. */
  readonly document: Pick<Document, "path" | "frontMatterPositions">;
}

export interface EntityContext extends Pick<AssembleContext, "site" | "report" | "histories" | "imageUrl"> {
  readonly options: DocsOptions;
  readonly version: VersionSpec;
  readonly parseNumberPrefix: NumberPrefixParser;
  readonly tags: TagRules;
}

/** Makes the entity of one document. */
export function toDocEntity(document: Document, docPath: string, context: EntityContext): DocEntity {
  const { site, version } = context;
  const fields = readFrontMatter(document, docFrontMatterFields, context.report);
  const { id, localId, slug, position } = nameDoc(docPath, fields, context);
  const permalink = pagePermalink(joinUrl(version.path, slug), site.config);
  checkAddress(permalink, fieldPlace(document, fields.slug === undefined ? "id" : "slug"), context.report);
  const editUrl = editUrlOf({ document, docPath, permalink, fields }, context);
  return {
    id,
    source: document.path,
    permalink,
    slug,
    title: fields.title ?? document.contentTitle ?? localId,
    description: fields.description ?? document.excerpt,
    ...(fields.image ? { image: context.imageUrl(document.path, fields.image) } : {}),
    ...(position === undefined ? {} : { sidebarPosition: position }),
    tags: fields.tags?.length ? toTags(fields.tags, context.tags, fieldPlace(document, "tags")) : NO_TAGS,
    ...(editUrl === undefined ? {} : { editUrl }),
    ...lastUpdateOf(document, fields, context),
    draft: fields.draft ?? false,
    unlisted: fields.unlisted ?? false,
    // Plain data, like all front matter; checking keeps unknown fields.
    frontMatter: Object.keys(fields).length === 0 ? NO_FIELDS : (fields as JsonObject),
    fields,
    docPath,
    document: { path: document.path, frontMatterPositions: document.frontMatterPositions },
  };
}

/** What the docs of a large site share. */
const NO_TAGS: Doc["tags"] = Object.freeze([]);
const NO_FIELDS: JsonObject = Object.freeze({});

/** Text of links to a doc: its label, or else its title, or else its ID, so that no link is empty. */
export function labelOf({ fields, title, id }: Pick<DocEntity, "fields" | "title" | "id">, byDefault = title): string {
  return fields.sidebar_label ?? (byDefault || id);
}

interface DocName {
  readonly id: string;
  /** Without folder. */
  readonly localId: string;
  readonly slug: string;
  readonly position: number | undefined;
}

/** Names of a doc, from its path and front matter. */
function nameDoc(docPath: string, fields: DocFrontMatter, { parseNumberPrefix }: EntityContext): DocName {
  const parse = fields.parse_number_prefixes === false ? keepName : parseNumberPrefix;
  const { dir, name } = posix.parse(docPath);
  const { filename, numberPrefix } = parse(name);
  const localId = fields.id ?? filename;
  const folder = stripPathPrefixes(dir, parse);
  const slug = toSlug({ slug: fields.slug, folder, localId, isIndex: isCategoryIndex(toMatcherInput(docPath)) });
  const id = posix.join(folder, localId);
  // Usually the same as the ID. A new string that is not compared shares its characters.
  const shared = slug === `/${id}` ? `/${id}` : slug;
  return { id, localId, slug: shared, position: fields.sidebar_position ?? numberPrefix };
}

interface SlugInput {
  /** As in the front matter. */
  readonly slug: string | undefined;
  /** Without number prefixes; empty at the top. */
  readonly folder: string;
  readonly localId: string;
  readonly isIndex: boolean;
}

/** A slug with a leading `/` is relative to the version, any other to the folder (the format's rule). */
function toSlug({ slug, folder, localId, isIndex }: SlugInput): string {
  if (slug?.startsWith("/")) return normalizeDots(slug);
  if (slug) return normalizeDots(joinUrl("/", folder, slug));
  return isIndex ? joinUrl("/", folder, "/") : joinUrl("/", folder, localId);
}

interface EditInput {
  readonly document: Document;
  readonly docPath: string;
  readonly permalink: string;
  readonly fields: DocFrontMatter;
}

function editUrlOf({ document, docPath, permalink, fields }: EditInput, context: EntityContext): string | undefined {
  const { options, version, site } = context;
  if (fields.custom_edit_url !== undefined) return fields.custom_edit_url || undefined;
  const { editUrl, editCurrentVersion, editLocalizedFiles } = options;
  if (editUrl === undefined) return undefined;
  const versionDir = toSitePath(site.dir, version.dir);
  if (typeof editUrl === "function") {
    const page = { version: version.name, versionDocsDirPath: versionDir, docPath, permalink, locale: site.locale };
    const call = { site, file: document.path, report: context.report };
    return askEditUrl(() => editUrl(page), { ...call, name: "`editUrl` of the docs plugin" });
  }
  const isLocalized = document.path !== posix.join(versionDir, docPath);
  if (isLocalized && editLocalizedFiles) return toEditUrl(editUrl, document.path);
  return toEditUrl(editUrl, posix.join(editCurrentVersion ? options.path : versionDir, docPath));
}

function lastUpdateOf(
  { path }: Document,
  fields: DocFrontMatter,
  { options, histories }: EntityContext,
): LastUpdate | undefined {
  return toLastUpdate({
    showTime: options.showLastUpdateTime,
    showAuthor: options.showLastUpdateAuthor,
    authored: fields.last_update,
    history: histories[path],
  });
}
