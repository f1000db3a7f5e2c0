/** Redirects that the options request. */

import * as z from "zod/mini";
import { callSiteNow } from "../../config/call-site.ts";
import { givenWords } from "../../config/issue-words.ts";
import { type KeyPath, locateNearest, type Where } from "../../config/validate.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { RedirectPlace, ConfiguredRedirect } from "../../model/redirect.ts";
import type { Site } from "../../model/site.ts";
import { isPath, PATH_WORDS, type RedirectsOptions } from "./options.ts";

export interface RedirectsRequest {
  readonly options: RedirectsOptions;
  readonly site: Site;
  /** Paths of pages, without `baseUrl`. */
  readonly paths: readonly string[];
  /** Of the options. */
  readonly where: Where;
}

/** All redirects: first the author's, then those of the function, then those of extensions. */
export async function configuredRedirects(request: RedirectsRequest): Promise<ConfiguredRedirect[]> {
  const { options, paths, where } = request;
  const written = options.redirects.flatMap(({ from, to }, index): ConfiguredRedirect[] => {
    const at = (...path: KeyPath): RedirectPlace => toPlace(["redirects", index, ...path], where);
    if (typeof from === "string") return [{ from, to, places: { from: at("from"), to: at("to") } }];
    return from.map((each, nth) => ({ from: each, to, places: { from: at("from", nth), to: at("to") } }));
  });
  const extensions = paths.flatMap((path) => extensionRedirects(path, options));
  return [...written, ...(await createdRedirects(request)), ...extensions];
}

function toPlace(path: KeyPath, where: Where): RedirectPlace {
  return { file: where.file, ...locateNearest(path, where) };
}

/** `/a.html` → `/a` for `fromExtensions`, `/a` → `/a.html` for `toExtensions`. Pure. */
export function extensionRedirects(
  path: string,
  { fromExtensions, toExtensions }: Pick<RedirectsOptions, "fromExtensions" | "toExtensions">,
): ConfiguredRedirect[] {
  if (path === "/") return [];
  const own = /\.([\w-]+)$/.exec(path)?.[1];
  const bare = path.replace(/\/$/, "");
  const old = own !== undefined && fromExtensions.includes(own) ? [] : fromExtensions;
  const to = own !== undefined && toExtensions.includes(own) ? [path.slice(0, -own.length - 1)] : [];
  return [...old.map((extension) => `${bare}.${extension}`), ...to].map((from) => ({ from, to: path }));
}

/**
 * The results of `createRedirects` for each page. Diagnostics: `invalid-redirect` for a result that is not a path;
 * errors of the function.
 */
async function createdRedirects({ options, site, paths, where }: RedirectsRequest): Promise<ConfiguredRedirect[]> {
  const { createRedirects } = options;
  if (createRedirects === undefined) return [];
  const place = toPlace(["createRedirects"], where);
  const name = "`createRedirects` of the redirects plugin";
  // The result is checked below, page by page.
  const result = z.array(z.tuple([z.string(), z.unknown()]));
  const call = { site, report: where.report, name, result, words: "paths" };
  const created = callSiteNow(() => paths.map((path) => [path, createRedirects(path)]), call);
  const all = (created ?? []).flatMap(([to, given]) => toList(given).map((from) => ({ from, to })));
  const wrong = all.filter(({ from }) => !isOldPath(from));
  reportNoPaths(wrong, place, where.report);
  return all.flatMap(({ from, to }): ConfiguredRedirect[] =>
    isOldPath(from) ? [{ from, to, places: { from: place, to: place }, madeBy: "createRedirects" }] : [],
  );
}

function toList(given: unknown): readonly unknown[] {
  if (given === null || given === undefined) return [];
  return Array.isArray(given) ? given : [given];
}

function isOldPath(given: unknown): given is string {
  return typeof given === "string" && isPath(given);
}

interface Created {
  readonly from: unknown;
  readonly to: string;
}

/** One rule makes all of them, so only the first is reported, with the count. */
function reportNoPaths([first, ...others]: readonly Created[], place: RedirectPlace, report: Reporter): void {
  if (first === undefined) return;
  const { from, to } = first;
  const more = others.length > 0 ? ` The same applies to ${others.length} more from \`createRedirects\`.` : "";
  report.error({
    code: "invalid-redirect",
    message: `\`createRedirects\` returns ${givenWords(from)} for the page \`${to}\`; it must return ${PATH_WORDS}, a list of such paths, or nothing.${more}`,
    ...place,
  });
}
