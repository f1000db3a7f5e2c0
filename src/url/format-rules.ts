/** URL and text rules that pages and plugins share, under their names in `@docusaurus/utils-common`. */

import { applyTrailingSlash as applySlash } from "./paths.ts";

/** ID of the element around a blog post, which feeds read. */
export const blogPostContainerID = "__blog-post-container";

export interface ApplyTrailingSlashParams {
  readonly trailingSlash: boolean | undefined;
  readonly baseUrl: string;
}

/** Adds or removes the trailing slash of a path, as the site sets it. */
export function applyTrailingSlash(path: string, options: ApplyTrailingSlashParams): string {
  return applySlash(path, options);
}

export function addPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text : prefix + text;
}

export function addSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text : text + suffix;
}

export function removePrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

export function removeSuffix(text: string, suffix: string): string {
  return suffix !== "" && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
}

export const addLeadingSlash = (path: string): string => addPrefix(path, "/");
export const addTrailingSlash = (path: string): string => addSuffix(path, "/");
export const removeTrailingSlash = (path: string): string => removeSuffix(path, "/");

/** An error and all of its causes, outermost first. */
export function getErrorCausalChain(error: Error): [Error, ...Error[]] {
  const { cause } = error;
  return cause instanceof Error && cause !== error ? [error, ...getErrorCausalChain(cause)] : [error];
}
