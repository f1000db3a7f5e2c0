/** Checks the links that components render: navbar, footer, React pages. Links of documents are checked on the graph. */

import { isInsideSite, makePageIndex, pageKey } from "../graph/page-index.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Graph } from "../model/graph.ts";
import type { Route } from "../model/route.ts";
import { nearestName } from "../report/nearest.ts";
import { splitUrl } from "../url/paths.ts";

export interface RenderedLinks {
  /** Notes the links of one page. */
  add(route: Route, links: Iterable<string>): void;
  /** Reports `broken-link` once for each target, at `onBrokenLinks`. */
  check(report: Reporter): void;
}

/** Starts collecting. `staticFiles`: paths under `baseUrl` that a static folder answers. */
export function collectLinks({ site, routes }: Graph, staticFiles: ReadonlySet<string>): RenderedLinks {
  const index = makePageIndex(routes, new Map());
  const known = new Set<string>();
  const broken = new Map<string, Route[]>();
  const exists = (pathname: string): boolean => {
    const key = pageKey(pathname);
    if (!isInsideSite(pathname, site) || index.routes.has(key) || index.routes.has(pageKey(decodeURI(key))))
      return true;
    const file = decodeURI(pathname.slice(site.config.baseUrl.length)).replace(/\/$/, "");
    if (staticFiles.has(file) || staticFiles.has(`${file}/index.html`) || staticFiles.has(`${file}.html`)) return true;
    return index.nonExact.some((path) => key.startsWith(`${path}/`));
  };
  return {
    add(route, links) {
      for (const link of links) {
        if (known.has(link)) continue;
        const pages = broken.get(link);
        if (pages) pages.push(route);
        else if (exists(splitUrl(link).pathname)) known.add(link);
        else broken.set(link, [route]);
      }
    },
    check(report) {
      for (const [link, pages] of broken)
        report.addAt(site.config.onBrokenLinks, toDiagnostic(link, pages, index.routes.keys()));
    },
  };
}

function toDiagnostic(link: string, pages: readonly Route[], paths: Iterable<string>) {
  const near = nearestName(pageKey(link), paths);
  const [first] = pages;
  const more = pages.length > 1 ? ` and ${pages.length - 1} other pages` : "";
  return {
    code: "broken-link",
    message: `A component on \`${first?.path}\`${more} links to \`${link}\`, which does not exist.`,
    hint: `${near ? `Did you mean \`${near}\`? ` : ""}\`onBrokenLinks\` relaxes this check.`,
    ...(first?.source && pages.length === 1 ? { file: first.source } : {}),
  };
}
