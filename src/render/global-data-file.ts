/** All global data as a file, for pages whose components read lists of docs. */

import type { OutputFile } from "../model/build.ts";
import type { SiteData } from "../model/theme.ts";
import { makeSharedFiles } from "./shared-files.ts";

export interface GlobalDataFile {
  readonly url: string;
  /** The file, for the first page that asks; nothing for the others. */
  readonly files: readonly OutputFile[];
}

/** Makes the function that a page with such components calls: there is one file however many do, and none if none does. */
export function makeGlobalDataFile({ globalData, siteConfig }: SiteData): () => GlobalDataFile {
  let url: string | undefined;
  return () => {
    if (url !== undefined) return { url, files: [] };
    const { urls, files } = makeSharedFiles({ globalData }, siteConfig.baseUrl);
    url = urls.get("globalData") ?? "";
    return { url, files: Object.entries(files).map(([path, content]) => ({ path, content })) };
  };
}
