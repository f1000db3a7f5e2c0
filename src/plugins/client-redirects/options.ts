/** Options of the redirects plugin. */

import * as z from "zod/mini";
import { callback, text, withDefault } from "../../config/fields.ts";

/** A site's rule: maps the path of a page to paths that redirect to it. */
export type CreateRedirects = (path: string) => string | readonly string[] | null | undefined;

/** Requirement for `from`, in words. */
export const PATH_WORDS = "a path of this site such as `/old/page`, without query and hash";

const TARGET_WORDS = "a path of this site such as `/new/page`, or a full URL";

/** Whether a path can be served from a file. Percent signs are decoded first, because files have plain names. */
export function isPath(value: string): boolean {
  const path = decode(value);
  return (
    path !== undefined && /^\/(?!\/)[^?#\\\0]*$/.test(path) && !path.split("/").some((part) => /^\.\.?$/.test(part))
  );
}

function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/** Whether a redirect leads to another site. */
export function isOtherSite(url: string): boolean {
  return /^(?:https?:)?\/\//i.test(url);
}

const path = () => z.string(PATH_WORDS).check(z.refine(isPath, PATH_WORDS));

const target = () =>
  z.string(TARGET_WORDS).check(z.refine((value) => value.startsWith("/") || isOtherSite(value), TARGET_WORDS));

const EXTENSION_WORDS = "an extension without its dot, such as `html`";

const extension = () => text().check(z.regex(/^[\w-]+$/, EXTENSION_WORDS));

export const redirectsOptionsSchema = z.strictObject({
  /** Old extensions: with `html`, `/a.html` redirects to the page `/a`. */
  fromExtensions: withDefault(z.array(extension()), []),
  /** Extensions that readers may leave out: with `html`, `/a` redirects to the page `/a.html`. */
  toExtensions: withDefault(z.array(extension()), []),
  redirects: withDefault(z.array(z.strictObject({ from: z.union([path(), z.array(path())]), to: target() })), []),
  createRedirects: z.optional(callback<CreateRedirects>()),
});

export type RedirectsOptions = z.infer<typeof redirectsOptionsSchema>;
