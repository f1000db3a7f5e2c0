/** Checks the links that components render: navbar, footer, React pages. Links of documents are checked on the graph. */

import { isInsideSite, makePageIndex } from "../graph/page-index.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Graph } from "../model/graph.ts";
import { nearestName } from "../report/nearest.ts";
import { splitUrl } from "../url/paths.ts";
import { toPagePath } from "../url/page-path.ts";

/** Makes the test whether a link leads nowhere. `staticPaths`: paths under `baseUrl` that a static folder answers. */
export function makeLinkCheck({ site, routes }: Graph, staticPaths: ReadonlySet<string>): (link: string) => boolean {
  const index = makePageIndex(routes, new Map());
  const known = new Map<string, boolean>();
  const exists = (pathname: string): boolean => {
    const key = toPagePath(pathname);
    if (!isInsideSite(pathname, site) || index.routes.has(key) || index.routes.has(toPagePath(decodeURI(key))))
      return true;
    const file = decodeURI(pathname.slice(site.config.baseUrl.length)).replace(/\/$/, "");
    if (staticPaths.has(file) || staticPaths.has(`${file}/index.html`) || staticPaths.has(`${file}.html`)) return true;
    return index.nonExact.some((path) => key.startsWith(`${path}/`));
  };
  return (link) => {
    const broken = known.get(link) ?? !exists(splitUrl(link).pathname);
    known.set(link, broken);
    return broken;
  };
}

/** Reports `broken-link` once for each target, at `onBrokenLinks`. In: indices of the routes by link. */
export function reportBrokenLinks(
  broken: ReadonlyMap<string, readonly number[]>,
  graph: Graph,
  report: Reporter,
): void {
  const paths = graph.routes.map(({ path }) => toPagePath(path));
  for (const [link, pages] of broken) {
    const first = graph.routes[pages[0] ?? 0];
    const near = nearestName(toPagePath(link), paths);
    const more = pages.length > 1 ? ` and ${pages.length - 1} other page${pages.length > 2 ? "s" : ""}` : "";
    report.addAt(graph.site.config.onBrokenLinks, {
      code: "broken-link",
      message: `A component on \`${first?.path}\`${more} links to \`${link}\`, which does not exist.`,
      hint: `${isHome(link, graph) ? HOME_HINT : near ? `Did you mean \`${near}\`? ` : ""}\`onBrokenLinks\` relaxes this check.`,
      ...(first?.source && pages.length === 1 ? { file: first.source } : {}),
    });
  }
}

/** What most authors without a home page want. */
const HOME_HINT =
  "The site has no home page: add `src/pages/index.md`, give a doc `slug: /` below `routeBasePath: /`, or set `themeConfig.navbar.logo.href`. ";

function isHome(link: string, { site }: Graph): boolean {
  return toPagePath(link) === toPagePath(site.config.baseUrl);
}
