/** A site that the tests of a file look at in a browser: built and served before the first of them, gone after the last. */

import { afterAll, beforeAll } from "bun:test";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { buildFixture, type BuiltSite, serveBuilt, type Served } from "./cli.ts";

const TIMEOUT_MS = 60_000;

/** There as soon as the tests run. */
export interface ServedFixture {
  readonly built: BuiltSite;
  readonly served: Served;
  readonly browser: TestBrowser;
}

export interface ServeOptions {
  /** The build must say nothing, no warning either. */
  readonly silent?: boolean;
  /** The tests are about something that only a build has: see `ServedBuild`. */
  readonly isBuildOnly?: boolean;
  /** Packages from npm that the site has installed. */
  readonly packages?: readonly string[];
}

/** Call it where tests are declared. The build of `files` must succeed. */
export function serveFixture(
  files: Parameters<typeof buildFixture>[0],
  { silent, isBuildOnly = false, packages = [] }: ServeOptions = {},
): ServedFixture {
  const fixture: { -readonly [K in keyof ServedFixture]?: ServedFixture[K] } = {};
  beforeAll(async () => {
    const built = await buildFixture(files, { packages });
    fixture.built = built;
    if (built.code !== 0 || (silent && built.stderr !== "")) throw new Error(built.stdout + built.stderr);
    [fixture.served, fixture.browser] = await Promise.all([serveBuilt({ ...built, isBuildOnly }), openBrowser()]);
  }, TIMEOUT_MS);
  afterAll(async () => {
    await Promise.all([fixture.browser?.close(), fixture.served?.stop()]);
    await fixture.built?.site.remove();
  });
  return fixture as ServedFixture;
}
