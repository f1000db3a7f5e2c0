/** Posts as entities. In: compiled documents. Out: dates, permalinks, authors, tags; neighbours come later. */

import { posix } from "node:path";
import { toEditUrl } from "../../content/edit-url.ts";
import { type Histories, toLastUpdate } from "../../content/last-update.ts";
import { type TagRules, toTags } from "../../content/tags.ts";
import type { Post } from "../../model/blog.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Document } from "../../model/document.ts";
import type { Site } from "../../model/site.ts";
import { type AuthorContext, toAuthors } from "./authors.ts";
import type { BlogPaths } from "./blog-paths.ts";
import { formatDate, toPostDate } from "./dates.ts";
import { parsePostFileName } from "./file-name.ts";
import { type PostFrontMatter, readPostFrontMatter } from "./front-matter.ts";
import type { BlogOptions } from "./options.ts";

export interface PostContext {
  readonly site: Site;
  readonly options: BlogOptions;
  readonly paths: BlogPaths;
  readonly histories: Histories;
  /** Texts of the posts by path, for a site's own reading time. */
  readonly texts: ReadonlyMap<string, string>;
  readonly tags: TagRules;
  readonly authors: AuthorContext;
  readonly report: Reporter;
}

/** Words a minute, by which reading time is reckoned. */
const WORDS_A_MINUTE = 200;

/** Makes the entity of one document. */
export function toPost(document: Document, context: PostContext): Post {
  const { site, options, paths, histories, report } = context;
  const fields = readPostFrontMatter(document, report);
  const inBlog = document.path.slice(posix.normalize(options.path).length + 1);
  const fileName = parsePostFileName(inBlog);
  const history = histories[document.path];
  const date = toPostDate({ document, fileName, born: history?.created, report });
  const slug = fields.slug ?? fileName.slug;
  const permalink = paths.under(slug);
  const readingTime = readingTimeOf(document, context);
  const editUrl = editUrlOf({ document, fields, inBlog, permalink }, context);
  const authored = fields.last_update;
  const lastUpdate = toLastUpdate({
    showTime: options.showLastUpdateTime,
    showAuthor: options.showLastUpdateAuthor,
    authored,
    history,
  });
  return {
    id: slug,
    source: document.path,
    permalink,
    title: fields.title ?? document.contentTitle ?? fileName.text,
    description: fields.description ?? document.excerpt,
    date: date.toISOString(),
    formattedDate: formatDate(date, site),
    tags: toTags(fields.tags ?? [], context.tags, { file: document.path, ...document.frontMatterPositions["tags"] }),
    authors: toAuthors(fields, document, context.authors),
    ...(readingTime === undefined ? {} : { readingTime }),
    truncated: document.truncatedBody !== undefined,
    ...(editUrl === undefined ? {} : { editUrl }),
    ...(lastUpdate === undefined ? {} : { lastUpdate }),
    unlisted: fields.unlisted ?? false,
    draft: fields.draft ?? false,
    ...(fields.sidebar_label === undefined ? {} : { sidebarLabel: fields.sidebar_label }),
    frontMatter: document.frontMatter,
  };
}

function readingTimeOf(
  { path, words, frontMatter }: Document,
  { options, texts, site }: PostContext,
): number | undefined {
  if (!options.showReadingTime) return undefined;
  const minutes = words / WORDS_A_MINUTE;
  if (!options.readingTime) return minutes;
  const defaultReadingTime = (): number => minutes;
  return options.readingTime({ content: texts.get(path) ?? "", frontMatter, locale: site.locale, defaultReadingTime });
}

interface EditInput {
  readonly document: Document;
  readonly fields: PostFrontMatter;
  /** Path relative to the folder of the blog. */
  readonly inBlog: string;
  readonly permalink: string;
}

function editUrlOf(
  { document, fields, inBlog, permalink }: EditInput,
  { options, site }: PostContext,
): string | undefined {
  if (fields.custom_edit_url !== undefined) return fields.custom_edit_url || undefined;
  const { editUrl, path } = options;
  if (typeof editUrl !== "function") return editUrl === undefined ? undefined : toEditUrl(editUrl, document.path);
  return editUrl({ blogDirPath: path, blogPath: inBlog, permalink, locale: site.locale });
}
