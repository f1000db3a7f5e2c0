/** Fills the slots of all documents with final URLs, and reports broken links by file, line and column. */

import { join, posix } from "node:path";
import { nearestFile } from "../content/asset-places.ts";
import { ownValue } from "../lookup/own-value.ts";
import { encodeUrl } from "../markdown/body/escape.ts";
import type { Diagnostic, Reporter } from "../model/diagnostic.ts";
import type { Document, Slot } from "../model/document.ts";
import type { Asset, AssetIndex, FilledSlot, RenderedAnchor } from "../model/graph.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import {
  applyTrailingSlash,
  decodeUrl,
  isExternalUrl,
  joinUrl,
  normalizeDots,
  PATHNAME,
  splitUrl,
} from "../url/paths.ts";
import { askSite, type BrokenHooks } from "./broken-hooks.ts";
import { type Late, LateMap } from "../system/late-map.ts";
import { inDefaultLocale } from "./in-default-locale.ts";
import { isInsideSite, makePageIndex, type PageIndex } from "./page-index.ts";
import type { RedirectEnd } from "./redirected-links.ts";

export interface LinkRequest {
  readonly site: Site;
  readonly documents: ReadonlyMap<string, Document>;
  readonly routes: readonly Route[];
  /** Translated files, each with the file that it translates. */
  readonly originals?: ReadonlyMap<string, string>;
  readonly assets: AssetIndex;
  /** Paths under `baseUrl`, without leading slash, that a static folder answers. */
  readonly staticFiles: ReadonlySet<string>;
  readonly redirectEnd: RedirectEnd;
  /** Folders that links to bare file names start from, before that of the linking file. */
  readonly linkFolders: readonly string[];
  /** The site's own functions in place of `onBrokenMarkdownLinks` and `onBrokenMarkdownImages`. */
  readonly hooks: BrokenHooks;
  /** Stores the values. */
  readonly texts?: ValueStore | undefined;
  readonly report: Reporter;
}

/** Stores values outside of memory if there are many. */
export interface ValueStore {
  keepValue<Value>(value: Value): Value | Late<Value>;
}

interface LinkContext extends LinkRequest {
  readonly index: PageIndex;
  /** Slots of partials that were already reported, because a partial may be wrong on many pages. */
  readonly reported: Set<string>;
  readonly renderedAnchors: RenderedAnchor[];
}

/** The links of all documents. */
export interface ResolvedLinks {
  /** The final values of all slots by document path. */
  readonly slotUrls: Readonly<Record<string, readonly FilledSlot[]>>;
  /** Links to IDs that only rendered pages show. */
  readonly renderedAnchors: readonly RenderedAnchor[];
  /** The partials whose slots are in each document, by its path; without documents that have none. */
  readonly partials: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The target of a link, and its problem if it has one. */
interface Resolved {
  readonly url: string;
  /** The page that shows whether there is a problem, if only its HTML does. */
  readonly rendered?: Pick<RenderedAnchor, "page" | "id">;
  readonly problem?: { readonly level: "onBrokenLinks" | "onBrokenAnchors" | "onBrokenMarkdownLinks" } & Omit<
    Diagnostic,
    "severity"
  >;
}

/** Resolves the links of all documents. Diagnostics: `broken-link`, `broken-anchor`, `broken-markdown-link`. */
export function resolveLinks(request: LinkRequest): ResolvedLinks {
  const index = makePageIndex(request.routes, request.documents, request.originals);
  // The innermost one around a file is its own.
  const linkFolders = request.linkFolders.toSorted((one, other) => other.length - one.length);
  const context: LinkContext = { ...request, linkFolders, index, reported: new Set(), renderedAnchors: [] };
  const slotUrls = new LateMap<readonly FilledSlot[]>();
  const partials = new Map<string, ReadonlySet<string>>();
  for (const document of request.documents.values()) {
    const { path, slots } = document;
    const values = slots.map((slot) => fill(context, document, slot));
    if (values.length > 0) slotUrls.set(path, request.texts?.keepValue(values) ?? values);
    const files = new Set(slots.flatMap(({ file }) => file ?? []));
    if (files.size > 0) partials.set(path, files);
  }
  return { slotUrls: slotUrls.toRecord(), renderedAnchors: context.renderedAnchors, partials };
}

function fill(context: LinkContext, document: Document, slot: Slot): FilledSlot {
  const { site, assets, hooks, report } = context;
  if (slot.kind === "message") return fillMessage(slot, site);
  const file = slot.file ?? document.path;
  const asset = assets.get(file)?.get(slot.url);
  if (asset) return fillAsset(slot, asset, site);
  if (slot.url.startsWith(PATHNAME)) {
    const url = encodeUrl(withBaseUrl(slot.url.slice(PATHNAME.length), site));
    return slot.kind === "link" && !slot.hasTarget ? { url, target: "_blank" } : { url };
  }
  if (slot.kind !== "image") return fillLink(context, document, slot);
  const isMissing = slot.url !== "" && !isExternalUrl(slot.url);
  return { url: (isMissing && askSite("onBrokenMarkdownImages", hooks, { slot, file, report })) || slot.url };
}

function fillAsset(slot: Slot, { output, width, height }: Asset, { config }: Site): FilledSlot {
  const { search, hash } = splitUrl(slot.url);
  const url = joinUrl(config.baseUrl, output) + search + hash;
  if (slot.kind === "link") return slot.hasTarget ? { url } : { url, target: "_blank" };
  return width && height && !slot.hasSize ? { url, width, height } : { url };
}

function fillLink(context: LinkContext, document: Document, slot: Slot): FilledSlot {
  const { site, hooks, report } = context;
  const file = slot.file ?? document.path;
  const { url, problem, rendered } = resolve(context, document, slot);
  const other =
    problem?.level === "onBrokenMarkdownLinks" ? askSite(problem.level, hooks, { slot, file, report }) : undefined;
  if (other !== undefined) return { url: withBaseUrl(other, site) };
  if (problem && !isReported(context, slot)) {
    const { level, message, ...diagnostic } = problem;
    const hint = `${diagnostic.hint ? `${diagnostic.hint} ` : ""}\`${level}\` relaxes this check.`;
    const { line, column } = slot;
    const shown = context.originals?.has(file) ? message : inDefaultLocale(message, slot.url, site);
    const placed = { ...diagnostic, message: shown, hint, file, line, column, length: slot.url.length };
    if (rendered) context.renderedAnchors.push({ ...rendered, problem: placed });
    else report.addAt(site.config[level], placed);
  }
  const isMissing = problem?.code === "broken-link" && !slot.hasTarget;
  return { url: encodeUrl(url), ...(isMissing && { target: "_self" }) };
}

/** Fills a slot with a message of the theme in the site's language. */
function fillMessage({ message, url, isTitle }: Slot, { messages }: Site): FilledSlot {
  const translated = message && ownValue(messages, message.id);
  const text = translated?.replace(/\{(\w+)\}/g, (all, name: string) => ownValue(message?.values ?? {}, name) ?? all);
  return isTitle ? { url: text ?? url, isTitle } : { url: text ?? url };
}

function withBaseUrl(pathname: string, site: Site): string {
  return isInsideSite(pathname, site) || !pathname.startsWith("/") ? pathname : joinUrl(site.config.baseUrl, pathname);
}

function isReported({ reported }: LinkContext, { file, line, column, url }: Slot): boolean {
  if (file === undefined) return false;
  const key = `${file}:${line}:${column} ${url}`;
  return reported.has(key) || !reported.add(key);
}

function resolve(context: LinkContext, document: Document, slot: Slot): Resolved {
  const { url } = slot;
  const page = context.index.pageOf.get(document.path);
  if (isExternalUrl(url)) return { url };
  const { pathname, search, hash } = splitUrl(url);
  if (/\.mdx?$/i.test(pathname)) return resolveFile(context, slot.file ?? document.path, slot);
  // A partial that is a module has no page of its own, so browsers resolve its relative URLs.
  if (!page && !pathname.startsWith("/")) return { url };
  if (page && url.startsWith("#")) return checkAnchor(context, page, { url, hash, written: url });
  const absolute = toAbsolute(context.site, page, pathname);
  if (!isInsideSite(absolute, context.site)) return { url };
  const target = context.index.routeAt(absolute);
  const options = { trailingSlash: context.site.config.trailingSlash, baseUrl: context.site.config.baseUrl };
  const finalUrl = applyTrailingSlash(absolute, options) + search + hash;
  if (target) return checkAnchor(context, target, { url: finalUrl, hash, written: url });
  const end = context.redirectEnd(absolute + search + hash);
  if (end !== undefined) return { url: end };
  if (isStaticFile(absolute, context) || context.index.isBelowNonExact(absolute))
    return { url: absolute + search + hash };
  const alike = context.index.routeInAnyCase(absolute);
  if (alike) return checkAnchor(context, alike, { url: alike.path + search + hash, hash, written: url });
  return { url: finalUrl, problem: brokenLink(context, { url, absolute, from: slot.file ?? document.path }) };
}

/** Resolves a link to a source file: relative to the document, a folder above it, the site, or the plugin's content folder (`/`). */
function resolveFile(context: LinkContext, from: string, slot: Slot): Resolved {
  const { pathname, search, hash } = splitUrl(slot.url);
  const path = decodeUrl(pathname);
  for (const name of namesOf(context, from)) {
    for (const file of fileCandidates(name, path, context.linkFolders)) {
      const target = context.index.pageOf.get(file);
      if (target) return checkAnchor(context, target, { url: target.path + search + hash, hash, written: slot.url });
    }
  }
  const [target = path] = fileCandidates(from, path);
  const near = context.index.nearestDocument(target);
  return {
    url: slot.url,
    problem: {
      level: "onBrokenMarkdownLinks",
      code: "broken-markdown-link",
      message: `Broken link \`${slot.url}\`: \`${target}\` is not a page of this site.`,
      ...(near ? { hint: `Did you mean \`${relativeTo(from, near)}\`?` } : {}),
    },
  };
}

/** Lists the paths to resolve links from: the file, then the original that it translates, whose folder has untranslated files as well. */
function namesOf({ originals }: LinkContext, file: string): string[] {
  const original = originals?.get(file);
  return original === undefined ? [file] : [file, original];
}

/** Yields the files that a link may mean, the likeliest first. Lazy, because the first nearly always exists. */
function* fileCandidates(from: string, path: string, linkFolders: readonly string[] = []): Generator<string> {
  if (path.startsWith("@site/")) {
    yield path.slice("@site/".length);
    return;
  }
  const folder = posix.dirname(from);
  if (linkFolders.length > 0 && !/^\.{0,2}\//.test(path)) {
    const nearest = linkFolders.find((top) => top === "" || from.startsWith(`${top}/`));
    if (nearest !== undefined) yield posix.join(nearest, path);
  }
  const above = foldersAbove(folder);
  if (path.startsWith("/")) {
    // The content folder is the outermost one that has the file.
    for (const top of ["", ...above.toReversed()]) yield posix.join(top, path.slice(1));
    return;
  }
  for (const top of [...above, ""]) yield posix.join(top, path);
}

/** A folder and those around it, without that of the site: the innermost first. */
function foldersAbove(folder: string): string[] {
  return folder === "." || folder === "/" ? [] : [folder, ...foldersAbove(posix.dirname(folder))];
}

function relativeTo(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}

function toAbsolute(site: Site, page: Route | undefined, pathname: string): string {
  if (page && pathname === "") return page.path;
  if (page && !pathname.startsWith("/")) return normalizeDots(`${page.path.replace(/[^/]*$/, "")}${pathname}`);
  return withBaseUrl(pathname, site);
}

/** Whether a static folder answers an absolute path. */
export function isStaticFile(
  absolute: string,
  { site, staticFiles }: Pick<LinkRequest, "site" | "staticFiles">,
): boolean {
  const path = decodeUrl(absolute.slice(site.config.baseUrl.length)).replace(/\/$/, "");
  return staticFiles.has(path) || staticFiles.has(`${path}/index.html`) || staticFiles.has(`${path}.html`);
}

interface AnchoredLink {
  readonly url: string;
  readonly hash: string;
  /** The whole link, as written. */
  readonly written: string;
}

function checkAnchor({ index }: LinkContext, target: Route, { url, hash, written }: AnchoredLink): Resolved {
  const rendered = index.renderedId(target, hash);
  const { id, near } = index.missingAnchor(target, hash) ?? { id: rendered };
  if (id === undefined) return { url };
  return {
    url,
    ...(rendered !== undefined && { rendered: { page: target.path, id } }),
    problem: {
      level: "onBrokenAnchors",
      code: "broken-anchor",
      message: `Broken link \`${written}\`: \`${target.path}\` has no anchor \`#${id}\`.`,
      ...(near ? { hint: `Did you mean \`#${near}\`?` } : {}),
    },
  };
}

interface BrokenLink {
  readonly url: string;
  readonly absolute: string;
  /** Path of the document. */
  readonly from: string;
}

function brokenLink(context: LinkContext, { url, absolute, from }: BrokenLink): NonNullable<Resolved["problem"]> {
  const path = decodeUrl(splitUrl(url).pathname);
  const isFile = !path.startsWith("/") && /\.(?!html?$)[a-z][a-z\d]*$/i.test(path);
  const [target = path] = fileCandidates(from, path);
  const nearFile = isFile ? nearestFile(join(context.site.dir, target)) : undefined;
  const near = nearFile
    ? relativeTo(from, posix.join(posix.dirname(target), nearFile))
    : context.index.nearest(absolute);
  return {
    level: "onBrokenLinks",
    code: "broken-link",
    message: isFile
      ? `Broken link \`${url}\`: no file \`${target}\` and no page at \`${absolute}\`.`
      : `Broken link \`${url}\`: no page at \`${absolute}\`.`,
    ...(near ? { hint: `Did you mean \`${near}\`?` } : {}),
  };
}
