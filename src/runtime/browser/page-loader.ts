import type { PageData } from "../../model/page.ts";
import type { LoadedPage } from "../shared/contexts.ts";
import { makePreparer, type Rescue, toFailedPart } from "../shared/page-parts.ts";
import type { FetchJson, PageFetcher, PageLoaderRequest } from "./page-fetcher.ts";
import { remember } from "./remember.ts";

export interface PageLoader extends PageFetcher {
  /**
   * Makes the page that came as HTML. A part that cannot be loaded is replaced by one that retries on request;
   * `isWhole` is true if there is none.
   */
  prepareFirst(data: PageData): Promise<{ readonly page: LoadedPage; readonly isWhole: boolean }>;
}

/** Loads pages: the first one from the document, the others from their data files. Each page and each shared file is fetched once. */
export function makePageLoader(request: PageLoaderRequest): PageLoader {
  const files = new Map<string, Promise<object>>();
  const fetchers = new Map<string, Promise<PageFetcher>>();
  const fetchJson: FetchJson = (url, priority) => remember(files, url, () => getJson(url, priority));
  const prepare = makePreparer(request.modules, fetchJson);
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
  const fetcher = (): Promise<PageFetcher> =>
    remember(fetchers, "", async () =>
      (await import("./page-fetcher.ts")).makePageFetcher({ ...request, fetchJson, prepare }),
    );
  return {
    prepareFirst,
    load: async (pathname) => (await fetcher()).load(pathname),
    prefetch: async (pathname, fetchFile) => (await fetcher()).prefetch(pathname, fetchFile),
  };
}

async function getJson(url: string, priority: RequestPriority = "auto"): Promise<object> {
  const get = (): Promise<Response> => fetch(url, { priority });
  // A network that fails for a moment needs no message.
  const response = await get().catch(get);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as object;
}
