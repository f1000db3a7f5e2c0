import { localizedDir } from "../../plugin-kit/localized.ts";
import type { BlogContent } from "../../model/blog.ts";
import type { Plugin, ReadContext } from "../../model/plugin.ts";
import type { Site } from "../../model/site.ts";
import { assembleBlog } from "./assemble.ts";
import { toFeedTags, writeFeeds } from "./feed-files.ts";
import type { BlogOptions } from "./options.ts";
import { formatDate } from "./dates.ts";
import { fromFormatBlog, toFormatBlog } from "./format-blog.ts";
import type { FoundBlog } from "./read.ts";
import { besidePosts, planBlog } from "./routes.ts";

export interface BlogRequest {
  /** Full name of the plugin. */
  readonly name: string;
  readonly id: string;
  readonly options: BlogOptions;
  readonly site: Site;
  /** Absolute paths of the folder or file of the posts. */
  readonly reads: readonly string[];
  /** Finds the posts. */
  readonly read: (context: ReadContext) => Promise<FoundBlog>;
}

/** Makes a plugin that publishes posts, whatever their source: lists, pages, tags, authors, feeds. */
export function makeBlog(request: BlogRequest): Plugin<FoundBlog, BlogContent> {
  const { name, id, options, site, reads, read } = request;
  const translated = localizedDir(site, { name, id });
  return {
    name,
    id,
    reads: translated === undefined ? reads : [...reads, translated],
    read,
    sourceTexts: ({ labels, exists }) => (exists ? [labels.source] : []),
    assemble: (found, context) => assembleBlog({ ...context, id, options, found }),
    publish: (content, found) => toFormatBlog(content, found),
    adopt: (content, published) => fromFormatBlog(content, published, (date) => formatDate(date, site)),
    plan: (content, plan) => planBlog(content, plan, { id, options }),
    beside: besidePosts,
    injectHtmlTags: (content) => ({ headTags: toFeedTags(content, options, site) }),
    afterBuild: (output, content) => writeFeeds({ content, options, output }),
  };
}
