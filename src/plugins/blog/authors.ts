/** Authors of posts. In: the authors file and front matter. Out: authors with full URLs. */

import { join } from "node:path";
import * as z from "zod/mini";
import { validate } from "../../config/validate.ts";
import { locateKey, readDataFile } from "../../content/data-file.ts";
import { toTagPath } from "../../content/tags.ts";
import type { Author } from "../../model/blog.ts";
import type { Diagnostic, Reporter, ReportingLevel } from "../../model/diagnostic.ts";
import type { Document } from "../../model/document.ts";
import { nearestName } from "../../report/nearest.ts";
import { isExternalUrl, joinUrl } from "../../url/paths.ts";
import type { BlogPaths } from "./blog-paths.ts";
import { authorSchema, type AuthoredAuthor, type PostFrontMatter } from "./front-matter.ts";
import { toSocialUrl } from "./socials.ts";

/** The authors file: authors by key. */
export interface AuthorsFile {
  /** Site-relative path. */
  readonly path: string;
  readonly authors: Readonly<Record<string, AuthoredAuthor>>;
}

const authorsFileSchema = z.record(z.string(), authorSchema);

/** Reads the authors file of a blog; nothing when there is none. */
export async function readAuthorsFile(
  siteDir: string,
  path: string,
  report: Reporter,
): Promise<AuthorsFile | undefined> {
  const file = await readDataFile(siteDir, join(siteDir, path), report);
  if (!file) return undefined;
  const locate = (keys: readonly (string | number)[]) => locateKey(file.text, keys);
  const authors = validate(authorsFileSchema, file.value ?? {}, {
    file: file.path,
    label: "author field",
    report,
    locate,
  });
  return authors && { path: file.path, authors };
}

export interface AuthorContext {
  readonly file: AuthorsFile | undefined;
  readonly baseUrl: string;
  readonly paths: BlogPaths;
  readonly onInlineAuthors: ReportingLevel;
  readonly report: Reporter;
}

/** The authors of one post. Diagnostics: `unknown-author`, `inline-author`, `conflicting-authors`. */
export function toAuthors(fields: PostFrontMatter, document: Document, context: AuthorContext): Author[] {
  const legacy = toLegacyAuthor(fields);
  const place = { file: document.path, ...document.frontMatterPositions["authors"] };
  if (fields.authors === undefined || fields.authors === null) {
    return legacy ? [toAuthor(legacy, context)] : [];
  }
  if (legacy) {
    context.report.add({
      code: "conflicting-authors",
      severity: "error",
      message: "A post names its authors twice: in `authors`, and in `author` and its like.",
      hint: "Keep `authors`.",
      ...place,
    });
  }
  return [fields.authors].flat().flatMap((author) => {
    if (typeof author === "string") return fromKey(author, {}, { place, context });
    if (author.key !== undefined) return fromKey(author.key, author, { place, context });
    reportInline(author, { place, context });
    return [toAuthor(author, context)];
  });
}

function toLegacyAuthor(fields: PostFrontMatter): AuthoredAuthor | undefined {
  const title = fields.author_title ?? fields.authorTitle;
  const url = fields.author_url ?? fields.authorURL;
  const imageURL = fields.author_image_url ?? fields.authorImageURL;
  if ([fields.author, title, url, imageURL].every((value) => value === undefined)) return undefined;
  return {
    ...(fields.author === undefined ? {} : { name: fields.author }),
    ...(title === undefined ? {} : { title }),
    ...(url === undefined ? {} : { url }),
    ...(imageURL === undefined ? {} : { imageURL }),
  };
}

interface Asked {
  readonly place: Pick<Diagnostic, "file" | "line" | "column">;
  readonly context: AuthorContext;
}

function fromKey(key: string, own: AuthoredAuthor, { place, context }: Asked): Author[] {
  const known = context.file?.authors ?? {};
  if (Object.hasOwn(known, key)) return [toAuthor({ ...known[key], ...own, key }, context)];
  const near = nearestName(key, Object.keys(known));
  const list = Object.keys(known);
  context.report.add({
    code: "unknown-author",
    severity: "error",
    message: context.file
      ? `There is no author \`${key}\` in \`${context.file.path}\`.`
      : `A post names the author \`${key}\`, but the blog has no authors file.`,
    hint: near
      ? `Did you mean \`${near}\`?`
      : list.length > 0
        ? `There are: ${list.join(", ")}.`
        : "Make `authors.yml` in the folder of the blog.",
    ...place,
  });
  return [];
}

function reportInline({ name }: AuthoredAuthor, { place, context }: Asked): void {
  context.report.addAt(context.onInlineAuthors, {
    code: "inline-author",
    message: `The author \`${name ?? "without name"}\` is described in the post itself, not in the authors file.`,
    hint: "Move the author to `authors.yml`; `onInlineAuthors` relaxes this check.",
    ...place,
  });
}

/** An author with URLs made whole; the page is a permalink. */
export function toAuthor(
  authored: AuthoredAuthor,
  { baseUrl, paths }: Pick<AuthorContext, "baseUrl" | "paths">,
): Author {
  const { key, page, socials } = authored;
  const imageURL = authored.imageURL ?? authored.image_url;
  const permalink = page === true ? toTagPath(key ?? "") : typeof page === "object" ? page.permalink : undefined;
  const text = (["key", "name", "title", "url", "email", "description"] as const).flatMap((field) => {
    const value = authored[field];
    return typeof value === "string" ? [[field, value] as const] : [];
  });
  return {
    ...Object.fromEntries(text),
    ...(imageURL ? { imageURL: withBase(imageURL, baseUrl) } : {}),
    ...(socials ? { socials: toSocials(socials) } : {}),
    ...(permalink === undefined ? {} : { page: paths.author(permalink) }),
  };
}

function withBase(url: string, baseUrl: string): string {
  return isExternalUrl(url) || !url.startsWith("/") || url.startsWith(baseUrl) ? url : joinUrl(baseUrl, url);
}

function toSocials(socials: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(socials).map(([network, handle]) => [network, toSocialUrl(network, handle) ?? handle]),
  );
}
