/** The site `test/sites/languages`, which has four locales, in a browser. */

import { join } from "node:path";
import { openBrowser, type PageOptions, type TestPage } from "../support/browser.ts";
import { serveBuilt } from "../support/cli.ts";
import { buildLanguagesSite } from "../support/languages-site.ts";
import { fixtureDir } from "../support/paths.ts";

export interface LanguagesSite extends AsyncDisposable {
  /** Opens a path and waits until React has taken the page over. */
  open(path: string, options?: PageOptions): Promise<TestPage>;
}

/** Builds the site, which test files share, serves it, and starts a browser. `dev` shows one locale at a time. */
export async function openLanguagesSite(): Promise<LanguagesSite> {
  const outDir = await buildLanguagesSite();
  const siteDir = join(fixtureDir, "languages");
  const [served, browser] = await Promise.all([serveBuilt({ siteDir, outDir, isBuildOnly: true }), openBrowser()]);
  return {
    open(path, options) {
      return browser.open(served.url + path, options);
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([browser.close(), served.stop()]);
    },
  };
}
