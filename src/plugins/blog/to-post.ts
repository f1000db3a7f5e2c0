/** One post. */

import { posix } from "node:path";
import * as z from "zod/mini";
import { callSiteNow } from "../../config/call-site.ts";
import { withoutTitle } from "../../markdown/text/first-title.ts";
import { countSegments, countWords } from "../../markdown/text/words.ts";
import { askEditUrl, toEditUrl } from "../../plugin-kit/edit-url.ts";
import { fieldPlace } from "../../plugin-kit/front-matter.ts";
import { toLastUpdate } from "../../plugin-kit/last-update.ts";
import { type TagRules, toTags } from "../../plugin-kit/tags.ts";
import type { Post } from "../../model/blog.ts";
import type { Document } from "../../model/document.ts";
import type { JsonObject } from "../../model/json.ts";
import type { AssembleContext } from "../../model/plugin.ts";
import { fileOfPart } from "../../report/part-path.ts";
import type { BlogPaths } from "./blog-paths.ts";
import { formatDate, toPostDate } from "./dates.ts";
import { parsePostFileName } from "./file-name.ts";
import { type PostFrontMatter, readPostFrontMatter } from "./front-matter.ts";
import type { BlogOptions } from "./options.ts";
import { type AuthorRules, toPostAuthors } from "./post-authors.ts";
import type { FoundPost } from "./read.ts";

export interface PostContext extends Pick<AssembleContext, "site" | "report" | "histories" | "imageUrl"> {
  readonly options: BlogOptions;
  readonly paths: BlogPaths;
  readonly authors: AuthorRules;
  readonly tags: TagRules;
  /** Whether reading time counts words as since version 3.8 of the format. */
  readonly countsSegments: boolean;
}

/** The post of a file. */
export function toPost(found: FoundPost, document: Document, context: PostContext): Post {
  const { site, report, paths, options } = context;
  const fields = readPostFrontMatter(document, report);
  const fileName = parsePostFileName(found.path);
  const history = context.histories[fileOfPart(document.path)];
  const date = toPostDate({ document, fileName, born: history?.[found.bornWhen ?? "created"] ?? found.born, report });
  const slug = fields.slug ?? fileName.slug;
  const permalink = paths.post(slug);
  const lastUpdate = toLastUpdate({
    showTime: options.showLastUpdateTime,
    showAuthor: options.showLastUpdateAuthor,
    authored: fields.last_update,
    history,
  });
  const optional = {
    image: fields.image ? context.imageUrl(document.path, fields.image) : undefined,
    readingTime: toReadingTime({ found, document, context }),
    editUrl: toPostEditUrl({ found, fields, permalink }, context),
    sidebarLabel: fields.sidebar_label,
  };
  return {
    id: slug,
    source: document.path,
    permalink,
    title: fields.title ?? document.contentTitle ?? fileName.text,
    description: fields.description ?? document.excerpt,
    date: date.toISOString(),
    formattedDate: formatDate(date, site),
    tags: toTags(fields.tags ?? [], context.tags, fieldPlace(document, "tags")),
    authors: toPostAuthors(fields, document, context.authors),
    truncated: document.truncatedBody !== undefined,
    unlisted: fields.unlisted ?? false,
    draft: fields.draft ?? false,
    ...lastUpdate,
    // Plain data, as all front matter is.
    frontMatter: fields as JsonObject,
    ...(Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)) as Partial<Post>),
  };
}

/** Words read per minute, unless the site sets a number. */
const WORDS_PER_MINUTE = 200;

interface ReadingTimeInput {
  readonly found: FoundPost;
  readonly document: Document;
  readonly context: PostContext;
}

function toReadingTime({ found, document, context }: ReadingTimeInput): number | undefined {
  const { options, site, report } = context;
  if (!options.showReadingTime) return undefined;
  const { readingTime } = options;
  if (readingTime === undefined && !context.countsSegments) return toMinutes(document.words);
  const content = contentOf(found);
  if (readingTime === undefined) return toMinutes(countSegments(content, site.locale));
  const input: Parameters<typeof readingTime>[0] = {
    content,
    frontMatter: document.frontMatter,
    locale: site.locale,
    defaultReadingTime: (requested) =>
      toMinutes(
        context.countsSegments ? countSegments(requested.content, site.locale) : countWords(requested.content),
        requested.options?.wordsPerMinute,
      ),
  };
  const minutes = callSiteNow(() => readingTime(input), {
    site,
    file: document.path,
    report,
    name: "`readingTime` of the blog plugin",
    result: z.optional(z.nullable(z.number())),
    words: "a number of minutes or nothing",
  });
  return minutes ?? undefined;
}

/** Rounds to two digits. */
function toMinutes(words: number, wordsPerMinute = WORDS_PER_MINUTE): number {
  return Math.round((words / wordsPerMinute) * 100) / 100;
}

/** Markdown of a post without its front matter and its title. */
export function contentOf({ source }: FoundPost): string {
  return withoutTitle(source.text.replace(/^---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/, "")).trim();
}

interface EditUrlInput {
  readonly found: FoundPost;
  readonly fields: PostFrontMatter;
  readonly permalink: string;
}

function toPostEditUrl(
  { found: { source, path }, fields, permalink }: EditUrlInput,
  { options, site, report }: PostContext,
): string | undefined {
  if (fields.custom_edit_url !== undefined) return fields.custom_edit_url || undefined;
  const { editUrl, editLocalizedFiles } = options;
  if (editUrl === undefined) return undefined;
  const file = fileOfPart(source.path);
  if (typeof editUrl === "string")
    return toEditUrl(editUrl, editLocalizedFiles ? file : posix.join(options.path, path));
  const blogDirPath = file.slice(0, -path.length - 1);
  const call = { site, file: source.path, report, name: "`editUrl` of the blog plugin" };
  const page = { blogDirPath, blogPath: path, permalink, locale: site.locale };
  return askEditUrl(() => editUrl(page), call);
}
