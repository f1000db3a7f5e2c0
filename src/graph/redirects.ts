import type { Diagnostic, Reporter, ReportingLevel } from "../model/diagnostic.ts";
import type { Plugin } from "../model/plugin.ts";
import type { Redirect, RedirectPlace, ConfiguredRedirect } from "../model/redirect.ts";
import type { Route } from "../model/route.ts";
import { htmlPath, makeRedirectPath } from "../url/page-path.ts";
import { applyTrailingSlash, decodeUrl, joinUrl, splitUrl } from "../url/paths.ts";
import { makePageIndex, type PageIndex } from "./page-index.ts";
import type { LinkRequest } from "./links.ts";

export interface RedirectsRequest extends Pick<
  LinkRequest,
  "site" | "routes" | "documents" | "staticFiles" | "report"
> {
  readonly plugins: readonly Plugin[];
}

/**
 * Collects the redirects of all plugins and checks them. Diagnostics: `redirect-from-page` and `duplicate-redirect` for redirects that are
 * left out, at the level `onDuplicateRoutes`; `broken-redirect`; `redirect-loop`; `broken-anchor` at the level `onBrokenAnchors`.
 */
export async function planRedirects(request: RedirectsRequest): Promise<Redirect[]> {
  const { site, plugins, routes, report } = request;
  const start = site.config.baseUrl.length - 1;
  const pages = routes.map(({ path }) => path.slice(start)).filter((path) => path !== "/404.html");
  const lists = await Promise.all(plugins.map((plugin) => plugin.redirects?.(pages)));
  const configured = lists.flatMap((list) => list ?? []);
  if (configured.length === 0) return [];
  const problems: Problem[] = [];
  const index = makePageIndex(routes, request.documents);
  const settled = settle(configured, { ...request, index, pathOf: makeRedirectPath(routes, site.config), problems });
  reportAll(problems, report);
  return settled;
}

interface Context extends RedirectsRequest {
  readonly index: PageIndex;
  /** Output path of the redirect from a path with `baseUrl`. */
  readonly pathOf: (from: string) => string;
  readonly problems: Problem[];
}

interface Problem extends Pick<Diagnostic, "code" | "message" | "hint"> {
  readonly level: ReportingLevel;
  readonly configured: ConfiguredRedirect;
  /** The end of the redirect that is wrong. */
  readonly end: "from" | "to";
}

function settle(configured: readonly ConfiguredRedirect[], context: Context): Redirect[] {
  const byFile = withoutDuplicates(configured, context);
  const ends = findEnds(byFile, context);
  return [...byFile].flatMap(([file, redirect]) => {
    const end = ends.get(file);
    if (end === undefined) return [];
    checkAnchor(end, context);
    return [{ from: joinUrl(context.site.config.baseUrl, redirect.from), to: end.url + end.search + end.hash }];
  });
}

/** Returns the redirects by output file. Leaves out duplicates, and redirects whose file belongs to a page. */
function withoutDuplicates(
  configured: readonly ConfiguredRedirect[],
  context: Context,
): Map<string, ConfiguredRedirect> {
  const { config } = context.site;
  const pages = new Map(context.routes.map(({ path }) => [htmlPath(path, config), path]));
  const byFile = new Map<string, ConfiguredRedirect>();
  for (const redirect of configured) {
    const file = fileOf(redirect.from, context);
    const page = pages.get(file);
    const first = byFile.get(file);
    if (page !== undefined) reportPage(redirect, page, context);
    else if (first === undefined) byFile.set(file, redirect);
    else if (first.to !== redirect.to) reportDuplicate(redirect, first, context);
  }
  return byFile;
}

/** Returns the output file that serves a path without `baseUrl`. */
function fileOf(path: string, { site, pathOf }: Context): string {
  return pathOf(joinUrl(site.config.baseUrl, path));
}

function reportPage(configured: ConfiguredRedirect, page: string, { problems, site }: Context): void {
  problems.push({
    configured,
    end: "from",
    code: "redirect-from-page",
    level: site.config.onDuplicateRoutes,
    message: `The redirect from \`${configured.from}\` to \`${configured.to}\` is left out, because \`${page}\` is a page.`,
    hint: "Remove the redirect or the page; `onDuplicateRoutes` relaxes this check.",
  });
}

function reportDuplicate(configured: ConfiguredRedirect, first: ConfiguredRedirect, { problems, site }: Context): void {
  problems.push({
    configured,
    end: "from",
    code: "duplicate-redirect",
    level: site.config.onDuplicateRoutes,
    message: `Two redirects start at \`${configured.from}\`: the first one, to \`${first.to}\`, is used and the one to \`${configured.to}\` is ignored.`,
    hint: "Remove one of them; `onDuplicateRoutes` relaxes this check.",
  });
}

/** The final target of a redirect, after any further redirects. */
interface End {
  /** Without query and hash: a path with `baseUrl`, or the URL of another site. */
  readonly url: string;
  readonly search: string;
  readonly hash: string;
  /** The last redirect of the chain. */
  readonly last: ConfiguredRedirect;
  /** The target page, if it is a page of this site. */
  readonly route?: Route;
}

type Ends = Map<string, End | undefined>;

/** Finds the targets of all redirects by output file. Reports broken redirects and maps them to `undefined`. */
function findEnds(byFile: ReadonlyMap<string, ConfiguredRedirect>, context: Context): Ends {
  const ends: Ends = new Map();
  for (const file of byFile.keys()) follow(file, { byFile, ends }, context);
  return ends;
}

interface Journey {
  readonly byFile: ReadonlyMap<string, ConfiguredRedirect>;
  readonly ends: Ends;
}

/** Follows a chain to its target and records that for every redirect of the chain, so that each is visited once. */
function follow(start: string, { byFile, ends }: Journey, context: Context): void {
  const chain = new Map<string, ConfiguredRedirect>();
  let file: string | undefined = start;
  let end: End | undefined;
  while (file !== undefined) {
    const configured = byFile.get(file);
    if (configured === undefined || ends.has(file)) break;
    if (chain.has(file)) return reportLoop(chain, configured, { ends, problems: context.problems });
    chain.set(file, configured);
    end = directEnd(configured, context);
    file = end ? undefined : nextFile(configured, byFile, context);
  }
  if (file !== undefined) end = ends.get(file);
  for (const [passed, configured] of [...chain].toReversed()) {
    end = end && passing(end, configured);
    ends.set(passed, end);
  }
}

/** Adds a redirect's query and hash to the target, unless a later redirect of the chain has set them. */
function passing(end: End, { to }: ConfiguredRedirect): End {
  const { search, hash } = splitUrl(to);
  return { ...end, search: end.search || search, hash: end.hash || hash };
}

/** Returns the target of a redirect, or `undefined` if only another redirect may serve it. */
function directEnd(configured: ConfiguredRedirect, context: Context): End | undefined {
  const { pathname, search, hash } = splitUrl(configured.to);
  if (!isPathOfSite(configured.to)) return { url: pathname, search, hash, last: configured };
  const page = findPage(joinUrl(context.site.config.baseUrl, pathname), context);
  return page && { ...page, search, hash, last: configured };
}

/** Returns the file of the next redirect. Reports a broken redirect and returns `undefined` if there is none. */
function nextFile(configured: ConfiguredRedirect, byFile: Journey["byFile"], context: Context): string | undefined {
  const { pathname } = splitUrl(configured.to);
  const next = fileOf(pathname, context);
  return byFile.has(next) ? next : void reportMissingTarget(configured, pathname, context);
}

function isPathOfSite(url: string): boolean {
  return url.startsWith("/") && !url.startsWith("//");
}

/** Finds the page or file at a path with `baseUrl`. Ignores the trailing slash, and returns the URL with the right one. */
function findPage(path: string, { index, site, staticFiles }: Context): Pick<End, "url" | "route"> | undefined {
  const route = index.routeAt(path);
  if (route) return { url: route.path, route };
  const file = decodeUrl(path.slice(site.config.baseUrl.length)).replace(/\/$/, "");
  if (staticFiles.has(file) || staticFiles.has(`${file}/index.html`) || staticFiles.has(`${file}.html`)) {
    return { url: path };
  }
  return index.isBelowNonExact(path) ? { url: applyTrailingSlash(path, site.config) } : undefined;
}

function checkAnchor({ route, last, hash }: End, { index, site, report }: Context): void {
  const missing = route && index.missingAnchor(route, hash);
  if (!missing) return;
  report.addAt(site.config.onBrokenAnchors, {
    code: "broken-anchor",
    message: `Broken redirect to \`${last.to}\`: \`${route.path}\` has no anchor \`#${missing.id}\`.`,
    hint: `${missing.near ? `Did you mean \`#${missing.near}\`? ` : ""}\`onBrokenAnchors\` relaxes this check.`,
    ...last.places?.to,
  });
}

function reportMissingTarget(
  configured: ConfiguredRedirect,
  pathname: string,
  { index, site, problems }: Context,
): void {
  const { baseUrl } = site.config;
  const near = index.nearest(joinUrl(baseUrl, pathname));
  const hints = [
    near ? `Did you mean \`${near.slice(baseUrl.length - 1)}\`?` : "A page of another site needs its full URL.",
    baseUrl !== "/" && pathname.startsWith(baseUrl) ? "Write the paths of redirects without `baseUrl`." : "",
  ];
  problems.push({
    configured,
    end: "to",
    code: "broken-redirect",
    level: "throw",
    message: `Broken redirect from \`${configured.from}\`: no page at \`${pathname}\`.`,
    hint: hints.filter(Boolean).join(" "),
  });
}

/** Marks all redirects of a chain as broken. Reports the loop at its first redirect, without the redirects that only lead into it. */
function reportLoop(
  chain: ReadonlyMap<string, ConfiguredRedirect>,
  again: ConfiguredRedirect,
  { ends, problems }: Pick<Journey, "ends"> & Pick<Context, "problems">,
): void {
  for (const file of chain.keys()) ends.set(file, undefined);
  const passed = [...chain.values()];
  const steps = [...passed.slice(passed.indexOf(again)), again].map(({ from }) => `\`${from}\``);
  problems.push({
    configured: again,
    end: "to",
    code: "redirect-loop",
    level: "throw",
    message: `These redirects form a loop: ${steps.join(" → ")}.`,
    hint: "Point one of them at a page.",
  });
}

/** Reports problems. Those that redirects of one function share are reported once; generated redirects are dropped silently. */
function reportAll(problems: readonly Problem[], report: Reporter): void {
  const groups = Map.groupBy(problems, ({ configured, code }) =>
    configured.madeBy ? `${configured.madeBy} ${code}` : configured,
  );
  for (const [first, ...others] of groups.values()) {
    const place: RedirectPlace | undefined = first?.configured.places?.[first.end];
    if (!first || !place) continue;
    const { configured, end: _end, level, message, ...diagnostic } = first;
    const more = others.length > 0 ? ` The same applies to ${others.length} more from \`${configured.madeBy}\`.` : "";
    report.addAt(level, { ...diagnostic, message: message + more, ...place });
  }
}
