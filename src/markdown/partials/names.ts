/** Names of partials: imported files, and the modules that replace them in pages with code. */

import { toSiteFile } from "../../content/imported-data.ts";
import { ownValue } from "../../lookup/own-value.ts";
import type { Source } from "../../model/document.ts";

/** Whether an imported module is a Markdown file. */
export function isMarkdown(from: string): boolean {
  return /\.mdx?$/i.test(from) && !from.includes("!");
}

/** The file, relative to the site folder, that `from` refers to in the file `path`; `undefined` outside of the site. */
export function toImportedFile(path: string, from: string): string | undefined {
  return /^(?:@site|\.\.?)\//.test(from) ? toSiteFile(path, from) : undefined;
}

/** Module name of a document with code. */
export function documentModule(path: string): string {
  return `@document/${path}`;
}

/** `Document.path` of a partial that was compiled to a module, as opposed to the same file as a page or as data. */
export function partialModulePath(file: string): string {
  return `partial:${file}`;
}

/** The name of a module without an alias or a package, if that is known to mean a Markdown file of these. */
export function withoutAlias(from: string, aliased: Source["aliased"] = {}): string {
  const file = ownValue(aliased, from);
  return file === undefined ? from : `@site/${file}`;
}
