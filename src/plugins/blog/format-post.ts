/** A post as functions of a config see it (`processBlogPosts`, `createFeedItems`): the shape the format gives it. */

import type { Author, Post } from "../../model/blog.ts";
import type { Tag } from "../../model/docs.ts";
import type { JsonObject } from "../../model/json.ts";

export interface FormatPost {
  readonly id: string;
  readonly metadata: {
    readonly permalink: string;
    readonly source: string;
    readonly title: string;
    readonly description: string;
    readonly date: Date;
    readonly tags: readonly Tag[];
    readonly authors: readonly Author[];
    readonly readingTime?: number;
    readonly hasTruncateMarker: boolean;
    readonly editUrl?: string;
    readonly frontMatter: JsonObject;
    readonly unlisted: boolean;
  };
}

/** The format's view of a post. */
export function toFormatPost(post: Post): FormatPost {
  const { id, permalink, source, title, description, tags, authors, frontMatter, unlisted } = post;
  return {
    id,
    metadata: {
      ...{ permalink, source: `@site/${source}`, title, description, tags, authors, frontMatter, unlisted },
      date: new Date(post.date),
      hasTruncateMarker: post.truncated,
      ...(post.readingTime === undefined ? {} : { readingTime: post.readingTime }),
      ...(post.editUrl === undefined ? {} : { editUrl: post.editUrl }),
    },
  };
}
