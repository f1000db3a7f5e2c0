/** Values of a document's names that are known at build time. */

import type { DocumentImport, Include } from "../../model/document.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { type ImportedValues, readMember, readValue } from "./imported-values.ts";
import { isAsset } from "./imported-file.ts";
import type { GivenProps } from "../options.ts";
import { CHILDREN } from "../partials/children.ts";
import { isMarkdown } from "../partials/names.ts";

/** A heading for components, or the position of a partial's headings. */
export type TocEntry =
  { readonly value: string; readonly id: string; readonly level: number } | { readonly include: number };

/** A name that is imported from another Markdown file. */
type PartialName = Pick<Include, "from" | "exported">;

export interface KnownNamesRequest {
  /** Values of imported data and exported constants. */
  readonly values: ImportedValues;
  readonly frontMatter: JsonObject;
  /** The props of a partial; absent for pages. */
  readonly props: JsonObject | undefined;
  /** Names of additional props that code computes. */
  readonly computed: GivenProps["computed"];
  /** Filled during compilation. */
  readonly toc: readonly TocEntry[];
}

export class KnownNames {
  /** Imported files by local name. */
  readonly files = new Map<string, string>();
  /** Imports from other Markdown files, by local name. */
  readonly partials = new Map<string, PartialName>();
  readonly #request: KnownNamesRequest;

  constructor(request: KnownNamesRequest) {
    this.#request = request;
  }

  /** Records the use of an import at the start of the document. */
  bindImport({ names, from }: Pick<DocumentImport, "names" | "from">): void {
    for (const [local, exported] of Object.entries(names)) {
      if (isMarkdown(from)) this.partials.set(local, { from, exported });
      else if (exported === "default" && isAsset(from) && !this.#request.values.has(local)) this.files.set(local, from);
    }
  }

  /** A value that expressions may name: a front matter field, `null` if it is missing, or the table of contents. */
  resolve(path: readonly string[]): Json | undefined {
    const [root = "", ...members] = path;
    const { values, frontMatter, toc } = this.#request;
    const imported = readValue(values, path);
    if (imported !== undefined) return imported;
    if (root === "toc" && members.length === 0) return toc;
    const partial = this.partials.get(root);
    if (partial?.exported === "toc" && members.length === 0) return [{ tocOf: partial.from }];
    const props = this.#propsWith(members[0]);
    if (root === "props" && members[0] === "children" && props !== undefined) return CHILDREN;
    const value = root === "props" ? props : root === "frontMatter" ? frontMatter : undefined;
    return value === undefined ? undefined : (readMember(value, members) ?? null);
  }

  /** The props, if the named one is known. */
  #propsWith(name: string | undefined): JsonObject | undefined {
    const { props, computed = [] } = this.#request;
    return computed === "any" || (name !== undefined && computed.includes(name)) ? undefined : props;
  }
}
