import type { PageData } from "../../model/page.ts";
import type { SiteData } from "../../model/theme.ts";
import { pageDataUrl } from "../../url/page-data-url.ts";
import { toPagePath } from "../../url/page-path.ts";
import type { LoadedPage } from "../shared/contexts.ts";
import { applyPageHead } from "./document-head.ts";
import type { ModuleSource } from "./module-source.ts";
import type { Preparer } from "../shared/page-parts.ts";
import { remember } from "./remember.ts";
import { missingParts, takeSharedParts } from "./shared-parts.ts";
import { loadStyles } from "./style-sheets.ts";

export { leaveFileAddress } from "./file-address.ts";
export { makeProgressBar } from "./progress-bar.ts";
export { loadStyles } from "./style-sheets.ts";

export interface PageFetcher {
  /** Loads the page at a path; rejects when it does not exist or belongs to another build. */
  load(pathname: string): Promise<LoadedPage>;
  /** Prefetches the files of a page; rejects if there are none, or if `fetchFile` does. */
  prefetch(pathname: string, fetchFile: FetchFile): Promise<void>;
}

/** Fetches a file into the browser's cache. */
export type FetchFile = (url: string, as: "fetch" | "script") => Promise<void>;

export interface PageLoaderRequest {
  readonly site: SiteData;
  readonly modules: ModuleSource;
  /** `AppContextValue.kept`: stores the texts of parts that pages share. */
  readonly cache: Map<string, unknown>;
}

/** Fetches a data file, each only once. */
export type FetchJson = (url: string, priority?: RequestPriority) => Promise<object>;

export interface PageFetcherRequest extends PageLoaderRequest {
  readonly fetchJson: FetchJson;
  readonly prepare: Preparer;
}

/** Fetches other pages. Loaded when the browser is idle, or with the first link that is hovered or followed. */
export function makePageFetcher({ site, cache, fetchJson, prepare }: PageFetcherRequest): PageFetcher {
  const pages = new Map<string, Promise<LoadedPage>>();
  const prefetched = new Set<string>();
  // A request for a page that does not exist would fail, and browsers report that to readers.
  const missing = new Set(site.missing);
  const noteMissing = ({ missing: paths = [] }: PageData): void => paths.forEach((path) => missing.add(path));
  noteMissing(JSON.parse(document.getElementById("__page")?.textContent ?? "{}") as PageData);
  const urlOf = (pathname: string): string => {
    const url = missing.has(toPagePath(pathname))
      ? undefined
      : pageDataUrl({ pathname, baseUrl: site.siteConfig.baseUrl, nonExact: site.nonExact });
    if (!url) throw new Error(`${pathname} is not a page of this site.`);
    return url;
  };
  const loadPage = async (pathname: string): Promise<LoadedPage> => {
    const data = (await fetchJson(urlOf(pathname))) as PageData;
    noteMissing(data);
    if (data.build !== site.build) throw new Error(`${pathname} belongs to another build.`);
    const [page] = await Promise.all([
      prepare(data, (load) => load()),
      fetchSharedParts(data, cache),
      data.styles === undefined ? undefined : loadStyles(data.styles),
    ]);
    return { ...page, applyHead: applyPageHead };
  };
  return {
    load: (pathname) => remember(pages, toPagePath(pathname), () => loadPage(pathname)),
    async prefetch(pathname, fetchFile) {
      const url = urlOf(pathname);
      if (prefetched.has(url) || pages.has(toPagePath(pathname))) return;
      await fetchFile(url, "fetch");
      // From the browser's cache.
      const { chunks = [] } = (await fetchJson(url, "low")) as PageData;
      const files = [url, ...chunks].filter((file) => !prefetched.has(file));
      for (const file of files) prefetched.add(file);
      await Promise.all(files.map((file) => (file === url ? undefined : fetchFile(file, "script"))));
    },
  };
}

/** Fetches what `takeSharedParts` needs for a page, if anything. */
async function fetchSharedParts(data: PageData, known: Map<string, unknown>): Promise<void> {
  if (missingParts(data, known).length === 0) return;
  const response = await fetch(data.path);
  const { body } = new DOMParser().parseFromString(await response.text(), "text/html");
  takeSharedParts(data, body, known);
}
