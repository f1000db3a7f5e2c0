import { fieldPlace } from "../../plugin-kit/front-matter.ts";
import { checkAddress } from "../../plugin-kit/permalink.ts";
import type { Post } from "../../model/blog.ts";
import type { AssembleContext } from "../../model/plugin.ts";
import type { BlogOptions } from "./options.ts";

interface CheckContext extends AssembleContext {
  readonly options: BlogOptions;
}

/** Checks a blog as a whole: `untruncated-post` and `duplicate-permalink`, at the site's levels; see also `permalink.ts`. */
export function checkPosts(posts: readonly Post[], context: CheckContext): void {
  for (const { permalink, source } of posts)
    checkAddress(permalink, placeOf(source, context.documents), context.report);
  for (const post of posts) if (!post.truncated) reportUntruncated(post, context);
  for (const [permalink, [first, ...others]] of Map.groupBy(posts, (post) => post.permalink)) {
    for (const other of others) reportDuplicate({ permalink, first, other }, context);
  }
}

function reportUntruncated({ source }: Post, { options, report }: CheckContext): void {
  report.addAt(options.onUntruncatedBlogPosts, {
    code: "untruncated-post",
    message: "The post has no truncate marker, so lists show the whole post.",
    hint: "Put `<!-- truncate -->` after its first lines, or set the option `onUntruncatedBlogPosts` to `ignore`.",
    file: source,
  });
}

interface Duplicate {
  readonly permalink: string;
  readonly first: Post | undefined;
  readonly other: Post;
}

function reportDuplicate({ permalink, first, other }: Duplicate, { site, report, documents }: CheckContext): void {
  report.addAt(site.config.onDuplicateRoutes, {
    code: "duplicate-permalink",
    message: `\`${other.source}\` and \`${first?.source ?? ""}\` have the same permalink \`${permalink}\`.`,
    hint: "Give one of them another `slug`.",
    ...placeOf(other.source, documents),
  });
}

function placeOf(source: string, documents: CheckContext["documents"]) {
  const document = documents.get(source);
  return document ? fieldPlace(document, "slug") : { file: source };
}
