/** `@docusaurus/plugin-content-blog/client`: the blog post a component is in. */

export { BlogPostProvider, useBlogPost } from "../theme-common/blog/contexts.tsx";
export { releaseOf } from "../theme-common/blog/release.ts";
export { useBlogListPageStructuredData, useBlogPostPageStructuredData } from "../theme-common/blog/structured-data.ts";
