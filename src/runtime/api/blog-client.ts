/** `@docusaurus/plugin-content-blog/client`: the blog post a component is in. */

export { BlogPostProvider, useBlogPost } from "../shared/theme-common/blog/contexts.tsx";
export { releaseOf } from "../shared/theme-common/blog/release.ts";
export {
  useBlogListPageStructuredData,
  useBlogPostPageStructuredData,
} from "../shared/theme-common/blog/structured-data.ts";
