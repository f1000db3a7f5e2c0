/** Members that the format adds to a compiled file that is passed as a component. Pure. */

import { toPlainData } from "../../../config/plain-data.ts";
import { docuHash } from "../../../config/hashed-name.ts";
import type { Document } from "../../../model/document.ts";
import type { Json, JsonObject } from "../../../model/json.ts";
import type { AssembleContext } from "../../../model/plugin.ts";
import type { Site } from "../../../model/site.ts";
import { toToc } from "../../../plugin-kit/toc.ts";

/** Metadata by site-relative path. */
export type DocumentFacts = ReadonlyMap<string, JsonObject>;

/** Maximum nesting of entries in the format's lists. */
const DEPTH = 5;

/** Finds all objects with a `source` of the site in the content of a plugin. */
export function documentFacts(published: unknown, { documents }: Pick<AssembleContext, "documents">): DocumentFacts {
  const found = new Map<string, JsonObject>();
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== "object" || value === null || depth > DEPTH) return;
    const source: unknown = Reflect.get(value, "source");
    const path = typeof source === "string" ? source.replace(/^@site\//, "") : undefined;
    if (path !== undefined && documents.has(path) && !found.has(path)) {
      found.set(path, (toPlainData(value, () => {}) ?? {}) as JsonObject);
      return;
    }
    for (const member of Object.values(value)) visit(member, depth + 1);
  };
  visit(published, 0);
  return found;
}

/**
 * Metadata that a plugin stores itself: under the file name that the format's content plugins give to the metadata of a file,
 * where its pages read them.
 */
export function factsInData(data: Readonly<Record<string, Json>>): DocumentFacts {
  const found = Object.entries(data).flatMap(([path, value]): [string, JsonObject][] => {
    const source: unknown = Reflect.get(Object(value), "source");
    if (typeof source !== "string" || !path.endsWith(`/${docuHash(source)}.json`)) return [];
    return [[source.replace(/^@site\//, ""), value as JsonObject]];
  });
  return new Map(found);
}

/** Members of the second facts that the first ones about the same file lack. */
export function addedFacts(known: DocumentFacts, given: DocumentFacts): DocumentFacts {
  const added = [...given].map(([path, facts]) => {
    const before = known.get(path) ?? {};
    return [path, Object.fromEntries(Object.entries(facts).filter(([name]) => !Object.hasOwn(before, name)))] as const;
  });
  return new Map(added);
}

/** Members of a file's component: `metadata`, `frontMatter`, `toc`, `contentTitle` and `assets`. */
export function contentMembers(document: Document, metadata: JsonObject | undefined, site: Site): JsonObject {
  const { frontMatter, headings, contentTitle } = document;
  const { title = contentTitle ?? "", description = document.excerpt } = frontMatter;
  const own: JsonObject = metadata ?? { title, description, frontMatter };
  const authors = own["authors"];
  const pictures = (Array.isArray(authors) ? authors : []).map((author) => (author as JsonObject)["imageURL"] ?? null);
  const image = own["image"];
  return {
    metadata: own,
    frontMatter: (own["frontMatter"] as JsonObject | undefined) ?? frontMatter,
    toc: toToc(headings, frontMatter, site),
    assets: { ...(image !== undefined && { image }), authorsImageUrls: pictures },
    ...(contentTitle !== undefined && { contentTitle }),
  };
}
