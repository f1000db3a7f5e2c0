/** Docs as entities. In: compiled documents of one version. Out: ids, slugs, permalinks, titles; navigation comes later. */

import { posix } from "node:path";
import { toEditUrl } from "../../content/edit-url.ts";
import { type Histories, toLastUpdate } from "../../content/last-update.ts";
import { type TagRules, toTags } from "../../content/tags.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Doc } from "../../model/docs.ts";
import type { Document } from "../../model/document.ts";
import type { Site } from "../../model/site.ts";
import { toSitePath } from "../../report/site-path.ts";
import { applyTrailingSlash, joinUrl, normalizeDots } from "../../url/paths.ts";
import { type DocFrontMatter, readDocFrontMatter } from "./front-matter.ts";
import { keepName, type NumberPrefixParser, stripPathPrefixes, toNumberPrefixParser } from "./number-prefix.ts";
import type { DocsOptions } from "./options.ts";
import type { VersionSpec } from "./versions.ts";

/** A doc before sidebars are known, with what they need to know of it. */
export interface DocEntity extends Doc {
  readonly fields: DocFrontMatter;
  /** Folder relative to the version's, with number prefixes; `.` at the top. */
  readonly sourceDir: string;
  /** File name without extension, with number prefix. */
  readonly fileName: string;
  readonly document: Document;
}

export interface EntityContext {
  readonly site: Site;
  readonly options: DocsOptions;
  readonly version: VersionSpec;
  /** Folder of the current version, relative to the site. */
  readonly currentDir: string;
  readonly histories: Histories;
  readonly tags: TagRules;
  readonly report: Reporter;
}

/** Makes the entity of one document. */
export function toDocEntity(document: Document, context: EntityContext): DocEntity {
  const { site, version, options } = context;
  const fields = readDocFrontMatter(document, context.report);
  const inVersion = document.path.slice(toSitePath(site.dir, version.dir).length + 1);
  const sourceDir = posix.dirname(inVersion);
  const fileName = posix.basename(inVersion).replace(/\.mdx?$/i, "");
  const parse = fields.parse_number_prefixes === false ? keepName : toNumberPrefixParser(options.numberPrefixParser);
  const { filename: baseName, numberPrefix } = parse(fileName);
  const localId = fields.id ?? baseName;
  const folder = sourceDir === "." ? "" : stripPathPrefixes(sourceDir, parse);
  const slug = toSlug({ fields, folder, localId, isIndex: isCategoryIndex({ fileName: baseName, folder }) });
  const permalink = applyTrailingSlash(joinUrl(version.path, slug), site.config);
  const position = fields.sidebar_position ?? numberPrefix;
  return {
    id: posix.join(folder, localId),
    source: document.path,
    permalink,
    slug,
    title: fields.title ?? document.contentTitle ?? localId,
    description: fields.description ?? document.excerpt,
    ...(position === undefined ? {} : { sidebarPosition: position }),
    tags: toTags(fields.tags ?? [], context.tags, { file: document.path, ...document.frontMatterPositions["tags"] }),
    ...optional("editUrl", editUrlOf({ document, inVersion, permalink, fields }, context)),
    ...optional("lastUpdate", lastUpdateOf(document, fields, context)),
    draft: fields.draft ?? false,
    unlisted: fields.unlisted ?? false,
    frontMatter: document.frontMatter,
    fields,
    sourceDir,
    fileName,
    document,
  };
}

function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };
}

/** Whether a file stands for its folder: `index`, `readme` in any case, or named like the folder. */
export function isCategoryIndex({ fileName, folder }: { readonly fileName: string; readonly folder: string }): boolean {
  const name = fileName.toLowerCase();
  return name === "index" || name === "readme" || (folder !== "" && name === posix.basename(folder).toLowerCase());
}

interface SlugInput {
  readonly fields: DocFrontMatter;
  /** Without number prefixes; empty at the top. */
  readonly folder: string;
  readonly localId: string;
  readonly isIndex: boolean;
}

/** A slug with `/` in front is relative to the version, any other to the folder (the format's rule). */
function toSlug({ fields, folder, localId, isIndex }: SlugInput): string {
  if (fields.slug?.startsWith("/")) return normalizeDots(fields.slug);
  if (fields.slug !== undefined) return normalizeDots(`/${joinUrl(folder, fields.slug)}`);
  return isIndex ? `/${folder}${folder === "" ? "" : "/"}` : `/${joinUrl(folder, localId)}`;
}

interface EditInput {
  readonly document: Document;
  /** Path relative to the version's folder. */
  readonly inVersion: string;
  readonly permalink: string;
  readonly fields: DocFrontMatter;
}

function editUrlOf({ document, inVersion, permalink, fields }: EditInput, context: EntityContext): string | undefined {
  const { options, version, site, currentDir } = context;
  if (fields.custom_edit_url !== undefined) return fields.custom_edit_url || undefined;
  const { editUrl, editCurrentVersion } = options;
  const dir = toSitePath(site.dir, version.dir);
  if (typeof editUrl === "function") {
    return editUrl({
      version: version.name,
      versionDocsDirPath: dir,
      docPath: inVersion,
      permalink,
      locale: site.locale,
    });
  }
  if (editUrl === undefined) return undefined;
  return toEditUrl(editUrl, editCurrentVersion ? posix.join(currentDir, inVersion) : document.path);
}

function lastUpdateOf({ path }: Document, fields: DocFrontMatter, { options, histories }: EntityContext) {
  return toLastUpdate({
    showTime: options.showLastUpdateTime,
    showAuthor: options.showLastUpdateAuthor,
    authored: fields.last_update,
    history: histories[path],
  });
}

export type { NumberPrefixParser };
