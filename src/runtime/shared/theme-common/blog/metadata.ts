import useRouteContext from "@docusaurus/useRouteContext";

export interface BlogMetadata {
  /** Path of the list of posts, with `baseUrl`. */
  readonly blogBasePath: string;
  readonly blogTitle: string;
  /** Path of the list of authors; absent when authors have no pages. */
  readonly authorsListPath?: string;
}

/** Metadata of the blog that made the page. Throws on other pages. */
export function useBlogMetadata(): BlogMetadata {
  const { plugin, data } = useRouteContext();
  const { blogMetadata } = data as { readonly blogMetadata?: BlogMetadata };
  if (!blogMetadata) throw new Error(`\`useBlogMetadata\` is for pages of a blog; \`${plugin.name}\` made this one.`);
  return blogMetadata;
}
