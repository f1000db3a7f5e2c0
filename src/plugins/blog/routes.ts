/** Stage routes for the blog: projects the content onto pages and the shared sidebar. Pure. */

import { toToc } from "../../plugin-kit/toc.ts";
import type {
  BlogArchiveProps,
  BlogAuthorsListProps,
  BlogAuthorsPostsProps,
  BlogContent,
  BlogListProps,
  BlogPostProps,
  BlogSidebar,
  BlogTagsListProps,
  BlogTagsPostsProps,
  PageOfPosts,
  Post,
  PostOrder,
  PostProps,
} from "../../model/blog.ts";
import type { JsonObject } from "../../model/json.ts";
import type { ListedLink, Plan } from "../../model/plugin.ts";
import type { BodyRef, Route } from "../../model/route.ts";
import type { BlogOptions } from "./options.ts";
import { isUndated } from "./undated.ts";

interface BlogPlan {
  readonly content: BlogContent;
  readonly options: BlogOptions;
  readonly plan: Plan;
  /** The first post of each permalink: a duplicate has no page. */
  readonly posts: ReadonlyMap<string, Post>;
  readonly sidebarKey: string;
}

type PlainRoute = Omit<Route, "plugin">;

interface Instance {
  readonly id: string;
  readonly options: BlogOptions;
}

/** Adds all routes of an instance; a blog without folder has none. */
export function planBlog(content: BlogContent, plan: Plan, { id, options }: Instance): void {
  if (content.lists.length === 0) return;
  // Components of sites import the list under the format's name.
  const sidebarKey = plan.shareData(`blog-post-list-prop-${id}.json`, toSidebar(content, options));
  const posts = new Map(content.posts.toReversed().map((post) => [post.permalink, post]));
  const context: BlogPlan = { content, options, plan, posts, sidebarKey };
  const routes = [
    ...content.lists.map((page) => toListRoute(page, context)),
    ...[...posts.values()].toReversed().map((post) => toPostRoute(post, context)),
    ...toArchiveRoutes(context),
    ...toTagRoutes(context),
    ...toAuthorRoutes(context),
  ];
  for (const route of routes) plan.addRoute(route);
}

interface Page {
  readonly path: string;
  readonly component: string;
  readonly props: JsonObject;
}

/** `context` is the value of `useBlogMetadata`. */
function toRoute({ path, component, props }: Page, { sidebarKey, content }: BlogPlan): PlainRoute {
  const { path: blogBasePath, title: blogTitle, authorsPath: authorsListPath } = content;
  const blogMetadata = { blogBasePath, blogTitle, ...(authorsListPath !== undefined && { authorsListPath }) };
  const layer = { component, props, shared: { sidebar: sidebarKey } };
  return { path, exact: true, layers: [layer], context: { blogMetadata } };
}

function toPostProps({ source, id: _id, draft: _draft, ...props }: Post): PostProps {
  return { ...props, source: `@site/${source}` };
}

function toOrder({ sortPosts }: BlogOptions): PostOrder {
  return sortPosts === "ascending" ? { oldestFirst: true } : {};
}

function toPostRoute(post: Post, context: BlogPlan): PlainRoute {
  const { plan, options, content } = context;
  const document = plan.documents.get(post.source);
  const toc = document ? toToc(document.headings, post.frontMatter, plan.site) : [];
  const props: BlogPostProps = { post: toPostProps(post), toc, blogTitle: content.title, ...toOrder(options) };
  return {
    ...toRoute({ path: post.permalink, component: options.blogPostComponent, props }, context),
    bodies: { content: { document: post.source } },
    document: post.source,
    source: post.source,
    search: { title: post.title, tag: "default" },
    about: { title: post.title, description: post.description, ...(!isUndated(post) && { date: post.date }) },
    ...lastModifiedOf(post),
    ...(post.unlisted ? { unlisted: true } : {}),
  };
}

/** Date of a post's last change, or else its own date if it has one. */
function lastModifiedOf(post: Post): Pick<Route, "lastModified"> {
  if (post.lastUpdatedAt !== undefined) return { lastModified: new Date(post.lastUpdatedAt).toISOString() };
  return isUndated(post) ? {} : { lastModified: post.date };
}

/** The part of a route that all lists share: posts up to their truncate marker. */
function toList(
  page: PageOfPosts,
  { content, options, posts }: BlogPlan,
): { props: BlogListProps; bodies: Record<string, BodyRef> } {
  const { items, ...metadata } = page;
  const shown = items.flatMap((permalink) => posts.get(permalink) ?? []);
  return {
    props: {
      metadata: {
        ...metadata,
        blogTitle: content.title,
        blogDescription: content.description,
        ...toOrder(options),
      },
      items: shown.map((post) => ({ post: toPostProps(post), body: post.source })),
    },
    bodies: Object.fromEntries(
      shown.map((post) => [post.source, { document: post.source, ...(post.truncated ? { truncated: true } : {}) }]),
    ),
  };
}

function toListRoute(page: PageOfPosts, context: BlogPlan): PlainRoute {
  const { content, options } = context;
  const { props, bodies } = toList(page, context);
  const component = options.blogListComponent;
  const document = page.page === 1 ? content.introduction : undefined;
  const { title, description } = content;
  const about = { title, description, list: { above: "" } };
  if (document === undefined) return { ...toRoute({ path: page.permalink, component, props }, context), about, bodies };
  return {
    ...toRoute({ path: page.permalink, component, props: { ...props, introduced: true } }, context),
    about,
    bodies: { ...bodies, introduction: { document } },
    document,
    source: document,
  };
}

/** The posts of a list, as its page shows them. */
export function besidePosts(route: Route): ListedLink[] {
  const { items = [] }: Partial<BlogListProps> = route.layers.at(-1)?.props ?? {};
  return items.map(({ post: { title, permalink, description } }) => ({ label: title, href: permalink, description }));
}

function toArchiveEntry({ title, permalink, date, formattedDate }: Post): BlogArchiveProps["posts"][number] {
  return { title, permalink, date, formattedDate };
}

/** Whether a component that is not the theme's lists the posts: it may read any of their fields. */
function hasOwnArchive({ options: { blogArchiveComponent: name }, plan }: BlogPlan): boolean {
  return !name.startsWith("@theme/") || plan.isReplaced(name);
}

function toArchiveRoutes(context: BlogPlan): PlainRoute[] {
  const { content, options } = context;
  const listed = content.posts.filter(({ unlisted }) => !unlisted);
  if (content.archivePath === undefined || listed.length === 0) return [];
  const props: BlogArchiveProps = { posts: listed.map(hasOwnArchive(context) ? toPostProps : toArchiveEntry) };
  return [toRoute({ path: content.archivePath, component: options.blogArchiveComponent, props }, context)];
}

function toTagRoutes(context: BlogPlan): PlainRoute[] {
  const { content, options } = context;
  const tags = content.tags.map(({ pages, unlisted, ...tag }) => {
    return { tag: { ...tag, count: pages[0]?.totalCount ?? 0 }, pages, unlisted };
  });
  if (tags.length === 0) return [];
  const listProps: BlogTagsListProps = { tags: tags.filter(({ unlisted }) => !unlisted).map(({ tag }) => tag) };
  const pages = tags.flatMap(({ tag, pages: ofTag, unlisted }) =>
    ofTag.map((page) => {
      const { props: list, bodies } = toList(page, context);
      const props: BlogTagsPostsProps = { ...list, tag: { ...tag, allTagsPath: content.tagsPath, unlisted } };
      const route = toRoute({ path: page.permalink, component: options.blogTagsPostsComponent, props }, context);
      return { ...route, bodies, ...(unlisted ? { unlisted: true } : {}) };
    }),
  );
  return [
    toRoute({ path: content.tagsPath, component: options.blogTagsListComponent, props: listProps }, context),
    ...pages,
  ];
}

function toAuthorRoutes(context: BlogPlan): PlainRoute[] {
  const { content, options } = context;
  const { authorsPath } = content;
  if (authorsPath === undefined || content.authors.length === 0) return [];
  const authors = content.authors.map(({ pages: _pages, ...author }) => author);
  const listProps: BlogAuthorsListProps = { authors };
  const pages = content.authors.flatMap(({ pages: ofAuthor, ...author }) =>
    ofAuthor.map((page) => {
      const { props: list, bodies } = toList(page, context);
      const props: BlogAuthorsPostsProps = { ...list, author: { ...author, allAuthorsPath: authorsPath } };
      return {
        ...toRoute({ path: page.permalink, component: options.blogAuthorsPostsComponent, props }, context),
        bodies,
      };
    }),
  );
  return [
    toRoute({ path: authorsPath, component: options.blogAuthorsListComponent, props: listProps }, context),
    ...pages,
  ];
}

/** The list of recent posts beside every page of a blog: as many as `blogSidebarCount` says, in the order of the blog. */
function toSidebar(content: BlogContent, { blogSidebarCount }: BlogOptions): BlogSidebar {
  const shown = blogSidebarCount === "ALL" ? content.posts : content.posts.slice(0, blogSidebarCount);
  return {
    title: content.sidebarTitle,
    items: shown.map(({ title, sidebarLabel, permalink, date, unlisted }, index) => ({
      title: sidebarLabel ?? title,
      permalink,
      date,
      unlisted,
      ...(!hasYear(content.posts, index) && { undated: true }),
    })),
  };
}

/** An undated post still has a year if both neighbors have the same year. */
function hasYear(posts: readonly Post[], index: number): boolean {
  const post = posts[index];
  if (post === undefined || !isUndated(post)) return true;
  const before = posts.slice(0, index).findLast((other) => !isUndated(other));
  const after = posts.slice(index).find((other) => !isUndated(other));
  return before !== undefined && before.date.slice(0, 4) === after?.date.slice(0, 4);
}
