/** Stage graph for a blog. In: what was read and compiled. Out: posts in order, lists of pages, tags, authors. */

import { type DeclaredTags, groupByTag, type TagRules } from "../../content/tags.ts";
import type { Histories } from "../../content/last-update.ts";
import type { Author, BlogContent, PageOfPosts, Post } from "../../model/blog.ts";
import type { NavLink } from "../../model/docs.ts";
import type { AssembleContext, Found } from "../../model/plugin.ts";
import { type AuthorsFile, toAuthor } from "./authors.ts";
import { type BlogPaths, toBlogPaths } from "./blog-paths.ts";
import { toFormatPost } from "./format-post.ts";
import type { BlogOptions } from "./options.ts";
import { type PostContext, toPost } from "./post-entity.ts";

export interface FoundBlog extends Found {
  /** Whether the folder of the blog exists: without it there is no blog. */
  readonly exists: boolean;
  readonly authors?: AuthorsFile;
  readonly tags?: DeclaredTags;
  readonly histories: Histories;
}

export interface AssembleBlogRequest extends AssembleContext {
  readonly id: string;
  readonly options: BlogOptions;
  readonly found: FoundBlog;
}

/** Everything a blog shows. Diagnostics: those of posts, and `untruncated-post`, `duplicate-post`. */
export async function assembleBlog(request: AssembleBlogRequest): Promise<BlogContent> {
  const { id, options, site, found } = request;
  const paths = toBlogPaths(site, options);
  const posts = withNeighbours(await processed(sorted(toPosts(request, paths), options), options));
  reportUntruncated(posts, request);
  const listed = posts.filter(({ unlisted }) => !unlisted);
  const paginate = (first: string, items: readonly Post[]): PageOfPosts[] => toPages({ first, items, paths, options });
  return {
    pluginId: id,
    title: options.blogTitle,
    description: options.blogDescription,
    path: paths.blog,
    posts,
    lists: found.exists ? paginate(paths.blog, listed) : [],
    tags: toTagEntities(posts, request, paginate),
    authors: toAuthorEntities(listed, { found, paths, baseUrl: site.config.baseUrl, paginate }),
    tagsPath: paths.tags,
    authorsPath: paths.authors,
    ...(paths.archive !== undefined && listed.length > 0 ? { archivePath: paths.archive } : {}),
  };
}

function toPosts({ options, found, site, documents, report }: AssembleBlogRequest, paths: BlogPaths): Post[] {
  const tags: TagRules = {
    tagsPath: paths.tags,
    url: site.config,
    declared: found.tags,
    onInlineTags: options.onInlineTags,
    report,
  };
  const { baseUrl } = site.config;
  const authors = { file: found.authors, baseUrl, paths, onInlineAuthors: options.onInlineAuthors, report };
  const texts = new Map(found.sources.map(({ path, text }) => [path, text]));
  const context: PostContext = { site, options, paths, histories: found.histories, texts, tags, authors, report };
  return found.sources
    .flatMap(({ path }) => {
      const document = documents.get(path);
      return document ? [toPost(document, context)] : [];
    })
    .filter(({ draft }) => !draft);
}

/** Newest first, or oldest; posts of one moment keep the order of their files. */
function sorted(posts: readonly Post[], { sortPosts }: BlogOptions): Post[] {
  const newestFirst = [...posts].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  return sortPosts === "ascending" ? newestFirst.reverse() : newestFirst;
}

/** A site's own function may leave posts out and change their order. */
async function processed(posts: readonly Post[], { processBlogPosts }: BlogOptions): Promise<readonly Post[]> {
  if (!processBlogPosts) return posts;
  const kept = await processBlogPosts({ blogPosts: posts.map(toFormatPost) });
  if (!Array.isArray(kept)) return posts;
  const byId = new Map(posts.map((post) => [post.id, post]));
  return kept.flatMap(({ id }: { id: string }) => byId.get(id) ?? []);
}

/** `previous` is the post above in the list, `next` the one below; unlisted posts are nobody's neighbours. */
function withNeighbours(posts: readonly Post[]): Post[] {
  const listed = posts.filter(({ unlisted }) => !unlisted);
  const at = new Map(listed.map((post, index) => [post, index]));
  const link = (post: Post | undefined): NavLink | undefined =>
    post && { title: post.title, permalink: post.permalink };
  return posts.map((post) => {
    const index = at.get(post);
    const previous = index === undefined ? undefined : link(listed[index - 1]);
    const next = index === undefined ? undefined : link(listed[index + 1]);
    return { ...post, ...(previous && { previous }), ...(next && { next }) };
  });
}

function reportUntruncated(posts: readonly Post[], { options, report }: AssembleBlogRequest): void {
  for (const { truncated, source } of posts) {
    if (truncated) continue;
    report.addAt(options.onUntruncatedBlogPosts, {
      code: "untruncated-post",
      message: "The post has no truncate marker, so lists show the whole of it.",
      hint: "Put `<!-- truncate -->` (or `{/* truncate */}`) where the excerpt ends; `onUntruncatedBlogPosts` relaxes this check.",
      file: source,
    });
  }
}

interface PageRequest {
  readonly first: string;
  readonly items: readonly Post[];
  readonly paths: BlogPaths;
  readonly options: BlogOptions;
}

/** A list cut into pages; at least one. */
function toPages({ first, items, paths, options }: PageRequest): PageOfPosts[] {
  const postsPerPage = options.postsPerPage === "ALL" ? Math.max(1, items.length) : options.postsPerPage;
  const totalPages = Math.max(1, Math.ceil(items.length / postsPerPage));
  return Array.from({ length: totalPages }, (_, index) => {
    const page = index + 1;
    return {
      permalink: paths.page(first, page),
      page,
      totalPages,
      totalCount: items.length,
      postsPerPage,
      ...(page > 1 ? { previousPage: paths.page(first, page - 1) } : {}),
      ...(page < totalPages ? { nextPage: paths.page(first, page + 1) } : {}),
      items: items.slice(index * postsPerPage, page * postsPerPage).map(({ permalink }) => permalink),
    };
  });
}

type Paginate = (first: string, items: readonly Post[]) => PageOfPosts[];

/** A tag that only unlisted posts have is unlisted itself, and shows them. */
function toTagEntities(
  posts: readonly Post[],
  { report }: AssembleBlogRequest,
  paginate: Paginate,
): BlogContent["tags"] {
  return groupByTag(posts, report).map(({ tag, items }) => {
    const listed = items.filter(({ unlisted }) => !unlisted);
    const unlisted = listed.length === 0;
    return { ...tag, unlisted, pages: paginate(tag.permalink, unlisted ? items : listed) };
  });
}

interface AuthorRequest {
  readonly found: FoundBlog;
  readonly paths: BlogPaths;
  readonly baseUrl: string;
  readonly paginate: Paginate;
}

/** Authors of the authors file that have a page of their own. */
function toAuthorEntities(
  posts: readonly Post[],
  { found, paths, baseUrl, paginate }: AuthorRequest,
): BlogContent["authors"] {
  const all = Object.entries(found.authors?.authors ?? {}).map(([key, authored]) =>
    toAuthor({ ...authored, key }, { baseUrl, paths }),
  );
  const hasPage = (author: Author): author is Author & { readonly page: string } => author.page !== undefined;
  return all.filter(hasPage).map((author) => {
    const own = posts.filter(({ authors }) => authors.some(({ key }) => key === author.key));
    return { ...author, count: own.length, pages: paginate(author.page, own) };
  });
}
