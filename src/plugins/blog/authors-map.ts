/** The authors map of a blog (`authors.yml`). */

import * as z from "zod/mini";
import { validate } from "../../config/validate.ts";
import { type DataFile, locateKey } from "../../content/data-file.ts";
import { authorPictures } from "../../content/named-images.ts";
import { toTagPath } from "../../plugin-kit/tags.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Author } from "../../model/blog.ts";
import type { AssembleContext, NamedImage } from "../../model/plugin.ts";
import type { BlogPaths } from "./blog-paths.ts";
import { authorFields } from "./front-matter.ts";
import { toAuthor } from "./to-author.ts";

export interface AuthorsMap {
  /** Site-relative path. */
  readonly file: string;
  /** By key, in the order of the file. */
  readonly authors: ReadonlyMap<string, Author>;
}

const entrySchema = z
  .looseObject({
    ...authorFields,
    page: z.optional(z.union([z.boolean(), z.strictObject({ permalink: z.string("a string such as `/path`") })])),
  })
  .check(
    z.refine(
      ({ name, imageURL, image_url: image }) => Boolean(name ?? imageURL ?? image),
      "an object with at least `name` or `image_url`",
    ),
  );

export const authorsFileSchema = z.record(z.string(), entrySchema);

export interface AuthorsMapRequest {
  readonly file: DataFile;
  readonly paths: BlogPaths;
  readonly imageUrl: AssembleContext["imageUrl"];
  readonly report: Reporter;
}

/** The authors of the map, with permalinks of those that have a page; `undefined` if the file has an invalid shape. */
export function toAuthorsMap({ file, paths, imageUrl, report }: AuthorsMapRequest): AuthorsMap | undefined {
  const entries = validate(authorsFileSchema, file.value ?? {}, {
    file: file.path,
    label: "author",
    report,
    locate: (path) => locateKey(file.text, path),
  });
  if (entries === undefined) return undefined;
  const place = (key: string) => ({ file: file.path, ...locateKey(file.text, [key]), length: key.length });
  const authors = Object.entries(entries).map(([key, { page, ...authored }]): [string, Author] => {
    const author = toAuthor({ ...authored, key }, { imageUrl, report, place: place(key) });
    if (!page) return [key, author];
    const permalink = paths.author(page === true ? toTagPath(key) : page.permalink);
    return [key, { ...author, ...(permalink === undefined ? {} : { page: { permalink } }) }];
  });
  return { file: file.path, authors: new Map(authors) };
}

/** Pictures of the authors in a file of unknown shape. */
export function authorImages({ path: file, text, value }: DataFile): NamedImage[] {
  const entries = Object.entries((typeof value === "object" && value) || {});
  return entries.flatMap(([key, entry]) =>
    authorPictures(entry).map(({ field, url }) => ({
      file,
      url,
      ...locateKey(text, [key, field]),
      length: field.length,
    })),
  );
}
