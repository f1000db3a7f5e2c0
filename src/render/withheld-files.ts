/** Writes site data to files for pages whose components read more than every browser receives. */

import type { OutputFile } from "../model/build.ts";
import type { SiteData, WithheldData } from "../model/theme.ts";
import { SharedFiles } from "./shared-files.ts";

export interface WithheldFiles {
  /** URL of each. */
  readonly urls: Readonly<Record<string, string>>;
  /** The files that no page has requested before. */
  readonly files: readonly OutputFile[];
}

/** Makes the function that pages call with the data they read. Each value that is read becomes one file. */
export function makeWithheldFiles(site: SiteData): (reads: Iterable<WithheldData>) => WithheldFiles {
  const known = new Map<WithheldData, string>();
  return (reads) => {
    const files = [...reads].flatMap((name) => {
      if (known.has(name)) return [];
      const shared = new SharedFiles({ shared: { [name]: site[name] }, baseUrl: site.siteConfig.baseUrl });
      known.set(name, shared.urlOf(name) ?? "");
      return [...shared.files()];
    });
    return { urls: Object.fromEntries([...reads].map((name) => [name, known.get(name) ?? ""])), files };
  };
}
