/** Gets pages: the first one from the document, the others from their data files. */

import type { PageData } from "../../model/page.ts";
import type { SiteData } from "../../model/theme.ts";
import type { LoadedPage } from "../shared/contexts.ts";
import type { ModuleSource } from "./module-source.ts";
import { makePreparer, type Rescue, toFailedPart } from "../shared/page-parts.ts";
import { remember } from "./remember.ts";
import { fetchSharedParts } from "./shared-parts.ts";
import { loadStyles } from "./style-sheets.ts";
import { pageDataUrl, toPagePath } from "../../url/page-path.ts";

export interface PageLoader {
  /** Loads the page at a path; rejects when it does not exist or belongs to another build. */
  load(pathname: string): Promise<LoadedPage>;
  /**
   * Makes the page that came as HTML. A part that cannot be loaded is replaced by one that tries again when the reader asks;
   * `isWhole` says that there is none.
   */
  prepareFirst(data: PageData): Promise<{ readonly page: LoadedPage; readonly isWhole: boolean }>;
  /** Fetches the files of a page ahead of time; rejects when there are none, or when `fetchFile` does. */
  prefetch(pathname: string, fetchFile: FetchFile): Promise<void>;
}

/** Brings a file into the browser's cache. */
export type FetchFile = (url: string, as: "fetch" | "script") => Promise<void>;

export interface PageLoaderRequest {
  readonly site: SiteData;
  readonly modules: ModuleSource;
  /** `AppContextValue.kept`: has the texts of parts that pages share. */
  readonly kept: Map<string, unknown>;
}

/** Makes the loader of the browser. Each page and each shared file is fetched once. */
export function makePageLoader({ site, modules, kept }: PageLoaderRequest): PageLoader {
  const pages = new Map<string, Promise<LoadedPage>>();
  const files = new Map<string, Promise<object>>();
  const fetchedAhead = new Set<string>();
  const fetchJson = (url: string): Promise<object> => remember(files, url, () => getJson(url));

  const prepare = makePreparer(modules, fetchJson);
  const prepareFirst: PageLoader["prepareFirst"] = async (data) => {
    let isWhole = true;
    const rescue: Rescue = (load) =>
      load().catch((reason: unknown) => {
        isWhole = false;
        return toFailedPart(reason, load);
      });
    const page = await prepare(data, rescue);
    return { page, isWhole };
  };
  const urlOf = (pathname: string): string => {
    const url = pageDataUrl({ pathname, baseUrl: site.siteConfig.baseUrl, nonExact: site.nonExact });
    if (!url) throw new Error(`${pathname} is not a page of this site.`);
    return url;
  };
  const dataOf = async (pathname: string): Promise<PageData> => {
    const data = (await fetchJson(urlOf(pathname))) as PageData;
    if (data.build !== site.build) throw new Error(`${pathname} is of another build.`);
    return data;
  };
  return {
    prepareFirst,
    load: (pathname) =>
      remember(pages, toPagePath(pathname), async () => {
        const [data, { applyPageHead }] = await Promise.all([dataOf(pathname), import("./document-head.ts")]);
        const [page] = await Promise.all([
          prepare(data, (load) => load()),
          fetchSharedParts(data, kept),
          data.styles === undefined ? undefined : loadStyles(data.styles),
        ]);
        return { ...page, applyHead: applyPageHead };
      }),
    async prefetch(pathname, fetchFile) {
      const url = urlOf(pathname);
      if (files.has(url)) return;
      await fetchFile(url, "fetch");
      // From the browser's cache.
      const { chunks = [] } = (await remember(files, url, () => getJson(url, "low"))) as PageData;
      const wanted = chunks.filter((chunk) => !fetchedAhead.has(chunk));
      for (const chunk of wanted) fetchedAhead.add(chunk);
      await Promise.all(wanted.map((chunk) => fetchFile(chunk, "script")));
    },
  };
}

async function getJson(url: string, priority: RequestPriority = "auto"): Promise<object> {
  const get = (): Promise<Response> => fetch(url, { priority });
  // A network that fails for a moment is not worth a message.
  const response = await get().catch(get);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as object;
}
