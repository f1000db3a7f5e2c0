import type { Author } from "../../model/blog.ts";
import type { Reporter, ReportingLevel } from "../../model/diagnostic.ts";
import type { Document } from "../../model/document.ts";
import type { AssembleContext } from "../../model/plugin.ts";
import { fieldPlace } from "../../plugin-kit/front-matter.ts";
import { didYouMean, nearestName } from "../../report/nearest.ts";
import type { AuthorsMap } from "./authors-map.ts";
import type { AuthoredAuthor, PostFrontMatter } from "./front-matter.ts";
import { type AuthorContext, toAuthor } from "./to-author.ts";

export interface AuthorRules {
  readonly map: AuthorsMap | undefined;
  /** The option, for messages. */
  readonly mapPath: string;
  readonly onInlineAuthors: ReportingLevel;
  readonly imageUrl: AssembleContext["imageUrl"];
  readonly report: Reporter;
}

const LEGACY_FIELDS = [
  "author",
  "author_title",
  "author_url",
  "author_image_url",
  "authorTitle",
  "authorURL",
  "authorImageURL",
] as const;

/** The authors of a post. Diagnostics: `unknown-author`, `mixed-authors` (both forms in one post), `inline-author` at its level. */
export function toPostAuthors(fields: PostFrontMatter, document: Document, rules: AuthorRules): Author[] {
  const legacyField = LEGACY_FIELDS.find((field) => fields[field] !== undefined);
  if (fields.authors === undefined || fields.authors === null) {
    return legacyField === undefined
      ? []
      : [inline(legacyAuthor(fields), { ...rules, ...placeOf(document, legacyField) })];
  }
  if (legacyField !== undefined) {
    rules.report.error({
      code: "mixed-authors",
      message: `\`authors\` and \`${legacyField}\` cannot be used together.`,
      hint: `Keep \`authors\`, and remove \`${legacyField}\`.`,
      ...placeOf(document, legacyField).place,
    });
  }
  const context = { ...rules, ...placeOf(document, "authors") };
  return [fields.authors].flat().flatMap((author) => toListedAuthor(author, context));
}

type Context = AuthorRules & Pick<AuthorContext, "place">;

function placeOf(document: Document, field: string): Pick<AuthorContext, "place"> {
  return { place: fieldPlace(document, field) };
}

function legacyAuthor(fields: PostFrontMatter): AuthoredAuthor {
  return {
    name: fields.author,
    title: fields.author_title ?? fields.authorTitle,
    url: fields.author_url ?? fields.authorURL,
    imageURL: fields.author_image_url ?? fields.authorImageURL,
  };
}

function toListedAuthor(authored: string | AuthoredAuthor, context: Context): Author[] {
  const key = typeof authored === "string" ? authored : authored.key;
  if (key === undefined) return [inline(authored as AuthoredAuthor, context)];
  const known = context.map?.authors.get(key);
  if (known === undefined) {
    reportUnknown(key, context);
    return [];
  }
  return [typeof authored === "string" ? known : { ...known, ...toAuthor(authored, context) }];
}

function inline(authored: AuthoredAuthor, context: Context): Author {
  const { report, onInlineAuthors, place, map, mapPath } = context;
  const author = toAuthor(authored, context);
  report.addAt(onInlineAuthors, {
    code: "inline-author",
    message: `Author \`${author.name ?? author.title ?? author.imageURL ?? author.url ?? ""}\` is declared inline in the post.`,
    hint: `Declare authors in \`${map?.file ?? mapPath}\`, or set the option \`onInlineAuthors\` to \`ignore\`.`,
    ...place,
  });
  return author;
}

function reportUnknown(key: string, { map, mapPath, report, place }: Context): void {
  const near = map && nearestName(key, map.authors.keys());
  const hint = didYouMean(near) ?? `Declare the author there, or write \`authors: {name: "${key}"}\`.`;
  report.error({
    code: "unknown-author",
    message: map
      ? `Author \`${key}\` is not declared in \`${map.file}\`.`
      : `Author \`${key}\` is not declared: the blog has no authors map \`${mapPath}\`.`,
    hint,
    ...place,
  });
}
