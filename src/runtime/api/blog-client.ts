/** `@docusaurus/plugin-content-blog/client`: the blog post a component is in. */

export { BlogPostProvider, useBlogPost } from "../shared/theme-common/blog/contexts.tsx";
export { releaseOf } from "../shared/theme-common/blog/release.ts";
export {
  useBlogListPageStructuredData,
  useBlogPostStructuredData,
} from "../shared/theme-common/blog/structured-data.ts";
export { useBlogMetadata } from "../shared/theme-common/blog/metadata.ts";
export {
  BlogSidebarItemList,
  groupBlogSidebarItemsByYear,
  useVisibleBlogSidebarItems,
} from "../shared/theme-common/blog/sidebar-items.tsx";
