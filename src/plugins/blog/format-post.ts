/** Posts as functions in a site's config see them (`processBlogPosts`, `createFeedItems`), in the format's shape. */

import { toPlainObject } from "../../config/plain-data.ts";
import type { Author, Post } from "../../model/blog.ts";
import type { NavLink, Tag } from "../../model/docs.ts";
import type { JsonObject } from "../../model/json.ts";

export interface FormatPost {
  readonly id: string;
  readonly metadata: {
    readonly permalink: string;
    /** `@site/` followed by the path of the file. */
    readonly source: string;
    readonly title: string;
    readonly description: string;
    readonly date: Date;
    /** Members of older and newer releases. */
    readonly formattedDate: string;
    readonly lastUpdatedAt?: number;
    readonly lastUpdatedBy?: string;
    readonly tags: readonly Tag[];
    readonly authors: readonly Author[];
    readonly readingTime?: number;
    readonly hasTruncateMarker: boolean;
    readonly editUrl?: string;
    readonly unlisted: boolean;
    readonly frontMatter: JsonObject;
    readonly prevItem?: NavLink;
    readonly nextItem?: NavLink;
  };
  /** Markdown, without front matter. */
  readonly content: string;
}

/** Input for functions of a site. */
export function toFormatPost(post: Post, content: string): FormatPost {
  const { id, permalink, source, title, description, date, tags, authors, unlisted, frontMatter } = post;
  const { readingTime, truncated, editUrl, previous, next, formattedDate, lastUpdatedAt, lastUpdatedBy } = post;
  return {
    id,
    metadata: {
      permalink,
      title,
      description,
      tags,
      authors,
      unlisted,
      frontMatter,
      source: `@site/${source}`,
      date: new Date(date),
      formattedDate,
      hasTruncateMarker: truncated,
      ...(readingTime === undefined ? {} : { readingTime }),
      ...(editUrl === undefined ? {} : { editUrl }),
      ...(previous === undefined ? {} : { prevItem: previous }),
      ...(next === undefined ? {} : { nextItem: next }),
      ...(lastUpdatedAt === undefined ? {} : { lastUpdatedAt }),
      ...(lastUpdatedBy === undefined ? {} : { lastUpdatedBy }),
    },
    content,
  };
}

/** The post with the changes of a site's function. */
export function fromFormatPost({ metadata }: FormatPost, post: Post, formatDate: (date: Date) => string): Post {
  const { permalink, title, description, tags, authors, unlisted, frontMatter, readingTime, editUrl } = metadata;
  const date = new Date(metadata.date);
  const { readingTime: _time, editUrl: _url, ...rest } = post;
  return {
    ...rest,
    permalink,
    title,
    description,
    tags,
    authors,
    unlisted,
    frontMatter,
    date: date.toISOString(),
    formattedDate: formatDate(date),
    ...addedTo(metadata),
    ...(readingTime === undefined ? {} : { readingTime }),
    ...(editUrl === undefined ? {} : { editUrl }),
  };
}

const OF_FORMAT: ReadonlySet<string> = new Set(
  (
    "permalink title description tags authors unlisted frontMatter source date formattedDate hasTruncateMarker truncated readingTime editUrl " +
    "prevItem nextItem lastUpdatedAt lastUpdatedBy"
  ).split(" "),
);

/** Members that the format does not have. Functions and the like stay with the plugin. */
function addedTo(metadata: object): Pick<Post, "added"> {
  const named = Object.entries(metadata).filter(([name]) => !OF_FORMAT.has(name));
  return named.length === 0 ? {} : { added: toPlainObject(Object.fromEntries(named), () => {}) };
}
