/** Posts and lists of posts as schema.org data. */

import type { Author, BlogListProps, PostProps } from "../../../../model/blog.ts";
import { useBaseUrlUtils } from "../../../api/useBaseUrl.ts";
import { useApp } from "../../contexts.ts";
import { useBlogPost } from "./contexts.tsx";
import { releaseOf } from "./release.ts";

type ToUrl = (path: string) => string;

const CONTEXT = "https://schema.org";

/** `BlogPosting` of the post that is shown. */
export function useBlogPostStructuredData(): object {
  const { metadata } = useBlogPost();
  return { "@context": CONTEXT, ...toBlogPosting(metadata, useToUrl()) };
}

/** `Blog` of one page of a list, with its posts. */
export function useBlogListPageStructuredData({ metadata, items }: BlogListProps): object {
  const toUrl = useToUrl();
  const { title } = useApp().site.siteConfig;
  const { permalink, blogTitle, blogDescription } = metadata;
  const url = toUrl(permalink);
  return {
    "@context": CONTEXT,
    "@type": "Blog",
    "@id": url,
    mainEntityOfPage: url,
    url,
    headline: blogTitle || title,
    description: blogDescription || undefined,
    blogPost: items.map(({ post }) => toBlogPosting(post, toUrl)),
  };
}

function useToUrl(): ToUrl {
  const { withBaseUrl } = useBaseUrlUtils();
  return (path) => withBaseUrl(path, { absolute: true });
}

/** Authors without a name are left out. */
function toBlogPosting(post: PostProps, toUrl: ToUrl): object {
  const { permalink, title, description, date, lastUpdatedAt, image, tags, frontMatter } = post;
  const url = toUrl(permalink);
  const authors = post.authors.filter(({ name }) => name !== undefined).map((author) => toPerson(author, toUrl));
  const keywords = (frontMatter["keywords"] as readonly string[] | undefined) ?? tags.map(({ label }) => label);
  return {
    "@type": "BlogPosting",
    "@id": url,
    mainEntityOfPage: url,
    url,
    headline: title,
    description: description || undefined,
    datePublished: releaseOf(post).undated ? undefined : date,
    dateModified: lastUpdatedAt === undefined ? undefined : new Date(lastUpdatedAt).toISOString(),
    image: image && toUrl(image),
    keywords: keywords.length === 0 ? undefined : keywords,
    author: authors.length === 0 ? undefined : authors,
  };
}

function toPerson({ name, title, url, page, imageURL, socials = {} }: Author, toUrl: ToUrl): object {
  const own = url ?? page?.permalink;
  const others = Object.values(socials);
  return {
    "@type": "Person",
    name,
    jobTitle: title,
    url: own && toUrl(own),
    image: imageURL && toUrl(imageURL),
    sameAs: others.length === 0 ? undefined : others,
  };
}
