import { hasRelease, precedesRelease } from "../../config/format-release.ts";
import * as z from "zod/mini";
import { callSite } from "../../config/call-site.ts";
import { groupByTag } from "../../plugin-kit/tags.ts";
import type { BlogContent, Post } from "../../model/blog.ts";
import type { AssembleContext } from "../../model/plugin.ts";
import type { Site } from "../../model/site.ts";
import { toAuthorsMap, type AuthorsMap } from "./authors-map.ts";
import { type BlogPaths, toBlogPaths } from "./blog-paths.ts";
import { checkPosts } from "./checks.ts";
import { formatDate } from "./dates.ts";
import { fromFormatPost, toFormatPost } from "./format-post.ts";
import { linkNeighbors, paginate } from "./lists.ts";
import type { BlogOptions } from "./options.ts";
import { checkProcessed, processedPost } from "./processed-post.ts";
import type { FoundBlog } from "./read.ts";
import { contentOf, toPost } from "./to-post.ts";

export interface AssembleBlogRequest extends AssembleContext {
  readonly id: string;
  readonly found: FoundBlog;
  readonly options: BlogOptions;
}

/** Stage graph: the whole blog, without drafts. */
export async function assembleBlog(request: AssembleBlogRequest): Promise<BlogContent> {
  const { id, found, options, site, report, imageUrl } = request;
  const paths = toBlogPaths(site, options);
  const map = found.authorsFile && toAuthorsMap({ file: found.authorsFile, paths, imageUrl, report });
  const sorted = sortPosts(readPosts(request, paths, map), options);
  const posts = linkNeighbors(await processPosts(sorted, request));
  checkPosts(posts, request);
  const listed = posts.filter(({ unlisted }) => !unlisted);
  const { postsPerPage } = options;
  return {
    pluginId: id,
    title: found.labels.say("title", options.blogTitle, "Title of the blog, for search engines and browser tabs"),
    description: found.labels.say(
      "description",
      options.blogDescription,
      "Description of the blog, for search engines",
    ),
    sidebarTitle: found.labels.say("sidebar.title", options.blogSidebarTitle, "Heading of the list of recent posts"),
    path: paths.blog,
    posts,
    lists: paginate({ posts: listed, permalink: paths.blog, postsPerPage, paths, always: found.exists }),
    tags: toTagLists(posts, paths, request),
    authors: toAuthorLists(listed, map, { paths, options }),
    tagsPath: paths.tags,
    feedStylesheets: found.stylesheets,
    ...(found.introduction && { introduction: found.introduction.path }),
    ...(paths.authors !== undefined && hasAuthorPages(site, map) && { authorsPath: paths.authors }),
    ...(paths.archive === undefined ? {} : { archivePath: paths.archive }),
  };
}

/** Earlier releases of the format have no pages about authors, unless an author asks for one. */
function hasAuthorPages({ dir }: Site, map: AuthorsMap | undefined): boolean {
  return !precedesRelease(dir, [3, 5]) || [...(map?.authors.values() ?? [])].some(({ page }) => page !== undefined);
}

function readPosts(
  { found, options, site, report, documents, histories, imageUrl }: AssembleBlogRequest,
  paths: BlogPaths,
  map: AuthorsMap | undefined,
): Post[] {
  const { authorsMapPath: mapPath, onInlineAuthors, onInlineTags } = options;
  const context = {
    site,
    report,
    options,
    paths,
    histories,
    imageUrl,
    authors: { map, mapPath, onInlineAuthors, imageUrl, report },
    tags: { tagsPath: paths.tags, url: site.config, declared: found.tags, onInlineTags, report },
    countsSegments: hasRelease(site.dir, [3, 8]),
  };
  return found.posts
    .flatMap((post) => {
      const document = documents.get(post.source.path);
      return document ? [toPost(post, document, context)] : [];
    })
    .filter(({ draft }) => !draft || site.isDevelopment);
}

/** Newest first, unless the site reverses that; posts with the same date keep the order of their files. */
function sortPosts(posts: readonly Post[], { sortPosts: order }: BlogOptions): Post[] {
  const sorted = posts.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
  return order === "ascending" ? sorted.toReversed() : sorted;
}

/** Lets the site's own function leave out, reorder or change posts. */
async function processPosts(
  posts: readonly Post[],
  { options, found, site, report }: AssembleBlogRequest,
): Promise<readonly Post[]> {
  const { processBlogPosts } = options;
  if (processBlogPosts === undefined) return posts;
  const contents = new Map(found.posts.map((post) => [post.source.path, contentOf(post)]));
  const bySource = new Map(posts.map((post) => [`@site/${post.source}`, post]));
  const blogPosts = posts.map((post) => toFormatPost(post, contents.get(post.source) ?? ""));
  const processed = await callSite(() => processBlogPosts({ blogPosts }), {
    site,
    report,
    name: "`processBlogPosts` of the blog plugin",
    result: z.optional(z.nullable(z.array(processedPost))),
    words: "a list of posts or nothing",
  });
  return (processed ?? blogPosts).flatMap((made) => {
    const post = bySource.get(made.metadata.source);
    if (!post) return [];
    const checked = checkProcessed(made, post, report);
    return checked ? [fromFormatPost(checked, post, (date) => formatDate(date, site))] : [post];
  });
}

/** A tag of only unlisted posts is unlisted itself and shows them; any other tag shows only listed posts. */
function toTagLists(posts: readonly Post[], paths: BlogPaths, request: AssembleBlogRequest): BlogContent["tags"] {
  return groupByTag(posts, request).map(({ tag, items }) => {
    const listed = items.filter((post) => !post.unlisted);
    const shown = listed.length > 0 ? listed : items;
    const { postsPerPage } = request.options;
    const pages = paginate({ posts: shown, permalink: tag.permalink, postsPerPage, paths });
    return { ...tag, unlisted: listed.length === 0, pages };
  });
}

function toAuthorLists(
  listed: readonly Post[],
  map: AuthorsMap | undefined,
  { paths, options }: { readonly paths: BlogPaths; readonly options: BlogOptions },
): BlogContent["authors"] {
  return [...(map?.authors.values() ?? [])].map((author) => {
    const posts = listed.filter((post) => post.authors.some(({ key }) => key === author.key));
    const { postsPerPage } = options;
    const permalink = author.page?.permalink;
    const pages = permalink === undefined ? [] : paginate({ posts, permalink, postsPerPage, paths, always: true });
    return { ...author, count: posts.length, pages };
  });
}
