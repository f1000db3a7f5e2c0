/** Stage routes for a blog: a pure projection of the content onto pages. */

import { toToc } from "../../content/toc.ts";
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
  PostProps,
} from "../../model/blog.ts";
import type { Plan } from "../../model/plugin.ts";
import type { BodyRef, Route } from "../../model/route.ts";
import type { BlogOptions } from "./options.ts";

interface BlogPlan {
  readonly content: BlogContent;
  readonly plan: Plan;
  readonly options: BlogOptions;
  readonly sidebarKey: string;
  readonly byPermalink: ReadonlyMap<string, Post>;
}

type PlainRoute = Omit<Route, "plugin">;

/** Adds all routes of a blog; none when its folder is missing. */
export function planBlog(content: BlogContent, plan: Plan, options: BlogOptions): void {
  if (content.lists.length === 0) return;
  const sidebarKey = plan.shareData("sidebar", toSidebar(content, plan, options));
  const byPermalink = new Map(content.posts.map((post) => [post.permalink, post]));
  const context: BlogPlan = { content, plan, options, sidebarKey, byPermalink };
  const routes = [
    ...content.lists.map((page) => toListRoute(page, context)),
    ...content.posts.map((post) => toPostRoute(post, context)),
    ...toArchiveRoutes(context),
    ...toTagRoutes(context),
    ...toAuthorRoutes(context),
  ];
  for (const route of routes) plan.addRoute(route);
}

function toSidebar({ posts }: BlogContent, { site }: Plan, options: BlogOptions): BlogSidebar {
  const { blogSidebarCount: count, blogSidebarTitle: title } = options;
  const blog = site.config.themeConfig["blog"] as { readonly sidebar?: { readonly groupByYear?: boolean } } | undefined;
  const listed = posts.filter(({ unlisted }) => !unlisted);
  const items = (count === "ALL" ? listed : listed.slice(0, count)).map((post) => ({
    title: post.sidebarLabel ?? post.title,
    permalink: post.permalink,
    date: post.date,
    unlisted: post.unlisted,
  }));
  return { title, groupByYear: blog?.sidebar?.groupByYear ?? true, items };
}

interface RouteInput {
  readonly path: string;
  readonly component: string;
  readonly props: object;
  readonly bodies?: Readonly<Record<string, BodyRef>>;
}

function toRoute({ path, component, props, bodies }: RouteInput, { sidebarKey }: BlogPlan): PlainRoute {
  const layers = [{ component, props, shared: { sidebar: sidebarKey } }];
  return { path, exact: true, layers, ...(bodies ? { bodies } : {}) };
}

function toPostProps(post: Post): PostProps {
  const { source: _source, id: _id, draft: _draft, ...props } = post;
  return props;
}

/** Props and bodies of a page of posts: excerpts, each under its permalink. */
function toList(
  page: PageOfPosts,
  { content, byPermalink }: BlogPlan,
): Required<Pick<RouteInput, "bodies">> & { props: BlogListProps } {
  const { items, ...metadata } = page;
  const posts = items.flatMap((permalink) => byPermalink.get(permalink) ?? []);
  return {
    props: {
      metadata: { ...metadata, blogTitle: content.title, blogDescription: content.description },
      items: posts.map((post) => ({ post: toPostProps(post), body: post.permalink })),
    },
    bodies: Object.fromEntries(
      posts.map(({ permalink, source }) => [permalink, { document: source, truncated: true }]),
    ),
  };
}

function toListRoute(page: PageOfPosts, context: BlogPlan): PlainRoute {
  return toRoute(
    { path: page.permalink, component: context.options.blogListComponent, ...toList(page, context) },
    context,
  );
}

function toPostRoute(post: Post, context: BlogPlan): PlainRoute {
  const { plan, options, content } = context;
  const document = plan.documents.get(post.source);
  const props: BlogPostProps = {
    post: toPostProps(post),
    toc: document ? toToc(document, plan.site) : [],
    blogTitle: content.title,
  };
  const bodies = { content: { document: post.source } };
  return {
    ...toRoute({ path: post.permalink, component: options.blogPostComponent, props, bodies }, context),
    document: post.source,
    source: post.source,
    search: { title: post.title, tag: "default" },
    lastModified: post.lastUpdate?.date === undefined ? post.date : new Date(post.lastUpdate.date).toISOString(),
    ...(post.unlisted ? { unlisted: true } : {}),
  };
}

function toArchiveRoutes(context: BlogPlan): PlainRoute[] {
  const { content, options } = context;
  if (content.archivePath === undefined) return [];
  const posts = content.posts
    .filter(({ unlisted }) => !unlisted)
    .map(({ title, permalink, date, formattedDate }) => ({ title, permalink, date, formattedDate }));
  const props: BlogArchiveProps = { posts };
  return [toRoute({ path: content.archivePath, component: options.blogArchiveComponent, props }, context)];
}

function toTagRoutes(context: BlogPlan): PlainRoute[] {
  const { content, options } = context;
  if (content.tags.length === 0) return [];
  const counted = content.tags.map(({ pages, unlisted, ...tag }) => ({
    tag: { ...tag, count: pages[0]?.totalCount ?? 0 },
    pages,
    unlisted,
  }));
  const list: BlogTagsListProps = { tags: counted.filter(({ unlisted }) => !unlisted).map(({ tag }) => tag) };
  const pages = counted.flatMap(({ tag, pages: lists, unlisted }) =>
    lists.map((page) => {
      const { props: common, bodies } = toList(page, context);
      const props: BlogTagsPostsProps = { ...common, tag: { ...tag, allTagsPath: content.tagsPath, unlisted } };
      const route = toRoute(
        { path: page.permalink, component: options.blogTagsPostsComponent, props, bodies },
        context,
      );
      return unlisted ? { ...route, unlisted: true } : route;
    }),
  );
  return [
    toRoute({ path: content.tagsPath, component: options.blogTagsListComponent, props: list }, context),
    ...pages,
  ];
}

function toAuthorRoutes(context: BlogPlan): PlainRoute[] {
  const { content, options } = context;
  if (content.authors.length === 0) return [];
  const list: BlogAuthorsListProps = { authors: content.authors.map(({ pages: _pages, ...author }) => author) };
  const pages = content.authors.flatMap(({ pages: lists, ...author }) =>
    lists.map((page) => {
      const { props: common, bodies } = toList(page, context);
      const props: BlogAuthorsPostsProps = { ...common, author: { ...author, allAuthorsPath: content.authorsPath } };
      return toRoute({ path: page.permalink, component: options.blogAuthorsPostsComponent, props, bodies }, context);
    }),
  );
  return [
    toRoute({ path: content.authorsPath, component: options.blogAuthorsListComponent, props: list }, context),
    ...pages,
  ];
}
