/** The site `test/sites/languages`, which has four locales, in a browser. In: nothing. Out: its files, and pages that are opened by their path. */

import { join } from "node:path";
import { openBrowser, type PageOptions, type TestPage } from "../support/browser.ts";
import { runCli, serveBuilt } from "../support/cli.ts";
import { makeOnce, PROGRAM_SOURCES } from "../support/made-once.ts";
import { fixtureDir } from "../support/paths.ts";
import { copyFixture } from "../support/site.ts";
import { untilHydrated } from "./tour.ts";

export interface LanguagesSite extends AsyncDisposable {
  /** Text of a file of the output. */
  read(path: string): Promise<string>;
  /** Opens a path and waits until React has taken the page over. */
  open(path: string, options?: PageOptions): Promise<TestPage>;
}

/** Builds the site, which test files share, serves it, and starts a browser. */
export async function openLanguagesSite(): Promise<LanguagesSite> {
  const outDir = await makeOnce({
    name: "languages",
    sources: [...PROGRAM_SOURCES, "test/sites/languages/**/*"],
    async make(path) {
      await using site = await copyFixture("languages");
      const { code, stdout, stderr } = await runCli(["build", site.dir, "--out-dir", path], { cwd: site.dir });
      if (code !== 0) throw new Error(stdout + stderr);
    },
  });
  const siteDir = join(fixtureDir, "languages");
  const [served, browser] = await Promise.all([serveBuilt({ siteDir, outDir }), openBrowser()]);
  return {
    read: (path) => Bun.file(join(outDir, path)).text(),
    async open(path, options) {
      const opened = await browser.open(served.url + path, options);
      await untilHydrated(opened.page);
      return opened;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([browser.close(), served.stop()]);
    },
  };
}
