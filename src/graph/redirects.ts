/** Settles the redirects of a site. In: what plugins want, and what there is. Out: redirects that lead somewhere. */

import type { Diagnostic, Reporter, ReportingLevel } from "../model/diagnostic.ts";
import type { Document } from "../model/document.ts";
import type { Plugin } from "../model/plugin.ts";
import type { Redirect, RedirectPlace, WantedRedirect } from "../model/redirect.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { htmlPath } from "../url/page-path.ts";
import { applyTrailingSlash, decodeUrl, joinUrl, splitUrl } from "../url/paths.ts";
import { makePageIndex, type PageIndex } from "./page-index.ts";

export interface RedirectsRequest {
  readonly site: Site;
  readonly plugins: readonly Plugin[];
  readonly routes: readonly Route[];
  readonly documents: ReadonlyMap<string, Document>;
  /** Paths under `baseUrl` that a static folder answers. */
  readonly staticFiles: ReadonlySet<string>;
  readonly report: Reporter;
}

/**
 * Asks the plugins and checks what they want. Diagnostics: `redirect-from-page` and `duplicate-redirect`, where one is left
 * out, at `onDuplicateRoutes`; `broken-redirect` and `redirect-loop`; and `broken-anchor` at `onBrokenAnchors`.
 */
export async function planRedirects(request: RedirectsRequest): Promise<Redirect[]> {
  const { site, plugins, routes, report } = request;
  const start = site.config.baseUrl.length - 1;
  const pages = routes.map(({ path }) => path.slice(start)).filter((path) => path !== "/404.html");
  const lists = await Promise.all(plugins.map((plugin) => plugin.redirects?.(pages)));
  const wanted = lists.flatMap((list) => list ?? []);
  if (wanted.length === 0) return [];
  const problems: Problem[] = [];
  const settled = settle(wanted, { ...request, index: makePageIndex(routes, request.documents), problems });
  tell(problems, report);
  return settled;
}

interface Context extends RedirectsRequest {
  readonly index: PageIndex;
  readonly problems: Problem[];
}

interface Problem extends Pick<Diagnostic, "code" | "message" | "hint"> {
  readonly level: ReportingLevel;
  readonly wanted: WantedRedirect;
  /** Which end of it is at fault. */
  readonly end: "from" | "to";
}

function settle(wanted: readonly WantedRedirect[], context: Context): Redirect[] {
  const byFile = withoutRivals(wanted, context);
  return [...byFile].flatMap(([file, redirect]) => {
    const to = follow(file, byFile, context);
    return to === undefined ? [] : [{ from: joinUrl(context.site.config.baseUrl, redirect.from), to }];
  });
}

/** Redirects by the file that answers them: one for each, and none for the file of a page. */
function withoutRivals(wanted: readonly WantedRedirect[], context: Context): Map<string, WantedRedirect> {
  const { config } = context.site;
  const pages = new Map(context.routes.map(({ path }) => [htmlPath(path, config), path]));
  const byFile = new Map<string, WantedRedirect>();
  for (const redirect of wanted) {
    const file = fileOf(redirect.from, context);
    const page = pages.get(file);
    const first = byFile.get(file);
    if (page !== undefined) tellOfPage(redirect, page, context);
    else if (first === undefined) byFile.set(file, redirect);
    else if (first.to !== redirect.to) tellOfRival(redirect, first, context);
  }
  return byFile;
}

/** The file that answers a path without `baseUrl`. */
function fileOf(path: string, { site }: Context): string {
  return htmlPath(joinUrl(site.config.baseUrl, path), site.config);
}

function tellOfPage(wanted: WantedRedirect, page: string, { problems, site }: Context): void {
  problems.push({
    wanted,
    end: "from",
    code: "redirect-from-page",
    level: site.config.onDuplicateRoutes,
    message: `The redirect from \`${wanted.from}\` to \`${wanted.to}\` is left out: \`${page}\` is a page.`,
    hint: "Take out the redirect, or the page; `onDuplicateRoutes` relaxes this check.",
  });
}

function tellOfRival(wanted: WantedRedirect, first: WantedRedirect, { problems, site }: Context): void {
  problems.push({
    wanted,
    end: "from",
    code: "duplicate-redirect",
    level: site.config.onDuplicateRoutes,
    message: `Two redirects start at \`${wanted.from}\`: the first one, to \`${first.to}\`, is used, the one to \`${wanted.to}\` is not.`,
    hint: "Take one of them out; `onDuplicateRoutes` relaxes this check.",
  });
}

/** Where a redirect ends, over others if need be; undefined, with a problem told, when that is nowhere. */
function follow(start: string, byFile: ReadonlyMap<string, WantedRedirect>, context: Context): string | undefined {
  const { baseUrl } = context.site.config;
  const way: WantedRedirect[] = [];
  let rest = { search: "", hash: "" };
  for (let wanted = byFile.get(start); wanted !== undefined;) {
    if (way.includes(wanted)) return void tellOfLoop(way, wanted, context);
    way.push(wanted);
    if (!isPathOfSite(wanted.to)) return wanted.to;
    const { pathname, search, hash } = splitUrl(wanted.to);
    // What comes later on the way says more about where it ends.
    rest = { search: search || rest.search, hash: hash || rest.hash };
    const page = findPage({ wanted, path: joinUrl(baseUrl, pathname), hash: rest.hash }, context);
    if (page !== undefined) return page + rest.search + rest.hash;
    const next = byFile.get(fileOf(pathname, context));
    if (next === undefined) return void tellOfNowhere(wanted, pathname, context);
    wanted = next;
  }
  return undefined;
}

function isPathOfSite(url: string): boolean {
  return url.startsWith("/") && !url.startsWith("//");
}

/** One redirect on the way. */
interface Step {
  readonly wanted: WantedRedirect;
  /** With `baseUrl`. */
  readonly path: string;
  /** As far as it is known by then. */
  readonly hash: string;
}

/** The address of a page or file of the site as it is, whatever slash it was given. */
function findPage(step: Step, context: Context): string | undefined {
  const { path } = step;
  const { index, site, staticFiles } = context;
  const route = index.routeAt(path);
  if (route) {
    checkAnchor(route, step, context);
    return route.path;
  }
  const file = decodeUrl(path.slice(site.config.baseUrl.length)).replace(/\/$/, "");
  if (staticFiles.has(file) || staticFiles.has(`${file}/index.html`) || staticFiles.has(`${file}.html`)) return path;
  return index.isBelowNonExact(path) ? applyTrailingSlash(path, site.config) : undefined;
}

function checkAnchor(route: Route, { wanted, hash }: Step, { index, site, report }: Context): void {
  const missing = index.missingAnchor(route, hash);
  if (!missing) return;
  report.addAt(site.config.onBrokenAnchors, {
    code: "broken-anchor",
    message: `The redirect to \`${wanted.to}\` leads to no place: \`${route.path}\` has no anchor \`#${missing.id}\`.`,
    hint: `${missing.near ? `Did you mean \`#${missing.near}\`? ` : ""}\`onBrokenAnchors\` relaxes this check.`,
    ...wanted.places?.to,
  });
}

function tellOfNowhere(wanted: WantedRedirect, pathname: string, { index, site, problems }: Context): void {
  const { baseUrl } = site.config;
  const near = index.nearest(joinUrl(baseUrl, pathname));
  const hints = [
    near ? `Did you mean \`${near.slice(baseUrl.length - 1)}\`?` : "A page of another site needs its full URL.",
    baseUrl !== "/" && pathname.startsWith(baseUrl) ? "Paths of redirects are without `baseUrl`." : "",
  ];
  problems.push({
    wanted,
    end: "to",
    code: "broken-redirect",
    level: "throw",
    message: `The redirect from \`${wanted.from}\` leads to no page: there is no route \`${pathname}\`.`,
    hint: hints.filter(Boolean).join(" "),
  });
}

/** Told once for each circle, at the first of its redirects; those that lead into it are no circle themselves. */
function tellOfLoop(way: readonly WantedRedirect[], again: WantedRedirect, { problems }: Context): void {
  const circle = way.slice(way.indexOf(again));
  const isTold = problems.some(({ code, wanted }) => code === "redirect-loop" && circle.includes(wanted));
  if (isTold) return;
  const steps = [...circle, again].map(({ from }) => `\`${from}\``);
  problems.push({
    wanted: again,
    end: "to",
    code: "redirect-loop",
    level: "throw",
    message: `These redirects lead back to where they start: ${steps.join(" → ")}.`,
    hint: "Let one of them lead to a page.",
  });
}

/** A problem that many redirects of one function have is told once. What nobody wrote gives way without a word. */
function tell(problems: readonly Problem[], report: Reporter): void {
  const groups = Map.groupBy(problems, ({ wanted, code }) => (wanted.madeBy ? `${wanted.madeBy} ${code}` : wanted));
  for (const [first, ...others] of groups.values()) {
    const place: RedirectPlace | undefined = first?.wanted.places?.[first.end];
    if (!first || !place) continue;
    const { wanted, end: _end, level, message, ...diagnostic } = first;
    const more = others.length > 0 ? ` So it is with ${others.length} more of \`${wanted.madeBy}\`.` : "";
    report.addAt(level, { ...diagnostic, message: message + more, ...place });
  }
}
