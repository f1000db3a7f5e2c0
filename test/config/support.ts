/** Loads made-up sites for the tests of this folder. */

import type { LoadedSite } from "../../src/config/loaded-site.ts";
import { loadSite, type LoadSiteRequest } from "../../src/config/load.ts";
import { formatDiagnostics } from "../../src/report/print.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { makeSite } from "../support/site.ts";

export interface Loaded {
  readonly loaded: LoadedSite | undefined;
  /** All diagnostics as printed; the site folder is `<site>`. */
  readonly text: string;
}

/** Loads the site in a folder. */
export async function load(siteDir: string, options: Omit<Partial<LoadSiteRequest>, "siteDir"> = {}): Promise<Loaded> {
  const report = makeReporter();
  const loaded = await loadSite({ siteDir, report, ...options });
  return { loaded, text: formatDiagnostics(report.diagnostics, { siteDir }).replaceAll(siteDir, "<site>") };
}

/** Loads a site of these files, with a `node_modules` folder so that nothing outside is found. */
export async function loadFiles(
  files: Readonly<Record<string, string>>,
  options: Omit<Partial<LoadSiteRequest>, "siteDir"> = {},
): Promise<Loaded> {
  await using site = await makeSite({ "node_modules/.keep": "", ...files });
  return await load(site.dir, options);
}

/** Loads a config of which only these lines matter; title, url and baseUrl are there. */
export async function loadConfig(lines: string): Promise<Loaded> {
  const text = `export default {\n  title: "Test",\n  url: "https://example.com",\n  baseUrl: "/",\n  ${lines}\n};\n`;
  return loadFiles({ "docusaurus.config.mjs": text });
}

/** The site that was loaded; a test that needs one fails without it. */
export function sound(loaded: LoadedSite | undefined): LoadedSite {
  if (loaded === undefined) throw new Error("The site did not load.");
  return loaded;
}
