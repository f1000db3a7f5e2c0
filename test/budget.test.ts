/** What a docs page costs on first load, compressed: scripts and styles stay within their budgets. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { openBrowser, type TestBrowser } from "./support/browser.ts";
import { buildBundledSite, BUNDLED_SITE } from "./support/bundled-build.ts";
import { buildSite, serveBuilt } from "./support/cli.ts";
import { makeSite } from "./support/site.ts";

const TIMEOUT_MS = 120_000;

interface Budget {
  readonly script: number;
  readonly stylesheet: number;
}

const PLAIN: Budget = { script: 85_200, stylesheet: 12_200 };

/** With what the bundled site has beside: versions, an announcement, admonitions, a navbar item of its own, and work offline. */
const BUNDLED: Budget = { script: 88_000, stylesheet: 14_000 };

/** What replacing a component may add to the scripts of every page. */
const OVERRIDE_BUDGET = 3_500;

const SITE = {
  "src/pages/index.md": "# Home\n",
  "docs/intro.md": "# Introduction\n\nText with a [link](./next.md).\n\n```js\nconst a = 1;\n```\n",
  "docs/next.md": "# Next\n\n:::note\n\nText.\n\n:::\n",
  "docs/more/deep.md": "# Deep\n\n## One\n\nText.\n\n## Two\n\nText.\n",
};

let browser: TestBrowser;
beforeAll(async () => void (browser = await openBrowser()), TIMEOUT_MS);
afterAll(() => browser?.close());

test(
  "a page of a plain docs site is within its budgets",
  async () => {
    await using built = await buildSite(await makeSite(SITE));
    expect(built.code).toBe(0);
    await using served = await serveBuilt(built);
    await expectWithinBudget(`${served.url}/docs/intro`, PLAIN);
  },
  TIMEOUT_MS,
);

test(
  "a navbar item of its own costs a site what it is, not the theme's other components",
  async () => {
    const types = `import ComponentTypes from "@theme-original/NavbarItem/ComponentTypes";
      import DefaultNavbarItem from "@theme/NavbarItem/DefaultNavbarItem";
      import { useLocation } from "@docusaurus/router";
      const Own = (props) => useLocation().pathname === "/docs/intro" ? <DefaultNavbarItem {...props} /> : null;
      export default { ...ComponentTypes, "custom-own": Own };`;
    const footer = `import Footer from "@theme-original/Footer";
      export default function Own(props) { return <Footer {...props} />; }`;
    const scripts: number[] = [];
    for (const own of [{}, { "src/theme/NavbarItem/ComponentTypes.jsx": types }, { "src/theme/Footer.jsx": footer }]) {
      await using built = await buildSite(await makeSite({ ...SITE, ...own }));
      expect(built.code).toBe(0);
      await using served = await serveBuilt(built);
      scripts.push((await sizesOfFirstLoad(`${served.url}/docs/intro`)).script);
    }
    const [plain = 0, ...others] = scripts;
    for (const script of others) expect(script - plain).toBeLessThan(OVERRIDE_BUDGET);
  },
  TIMEOUT_MS,
);

test(
  "so is one of the bundled site, with versions, an announcement and code of its own",
  async () => {
    const { outDir, result } = await buildBundledSite();
    expect(result.code).toBe(0);
    await using served = await serveBuilt({ siteDir: BUNDLED_SITE, outDir });
    await expectWithinBudget(`${served.url}/docs/installation/`, BUNDLED);
  },
  TIMEOUT_MS,
);

async function expectWithinBudget(url: string, budget: Budget): Promise<void> {
  const { script, stylesheet } = await sizesOfFirstLoad(url);
  console.log(`First load of ${new URL(url).pathname}, compressed: ${script} B of scripts, ${stylesheet} B of styles.`);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(budget.script);
  expect(stylesheet).toBeGreaterThan(0);
  expect(stylesheet).toBeLessThanOrEqual(budget.stylesheet);
}

async function sizesOfFirstLoad(url: string): Promise<{ readonly script: number; readonly stylesheet: number }> {
  const { requests, close } = await browser.open(url, { fetchesAhead: true });
  // The browser may be idle by now. What is fetched ahead, and what registers the service worker, comes then, with all they import.
  const idle = requests.findIndex((request) => /\/(?:prefetch|site-register-worker)-\w+\.js$/.test(request));
  const urls = [...new Set(idle < 0 ? requests : requests.slice(0, idle))];
  await close();
  const [script, stylesheet] = await Promise.all([sizeOf(urls, ".js"), sizeOf(urls, ".css")]);
  return { script, stylesheet };
}

/** Bytes of the files with an ending, each compressed by itself as a server does. */
async function sizeOf(urls: readonly string[], ending: string): Promise<number> {
  const selected = urls.filter((url) => url.endsWith(ending));
  const texts = await Promise.all(selected.map(async (url) => (await fetch(url)).arrayBuffer()));
  return texts.reduce((sum, text) => sum + Bun.gzipSync(text, { level: 9 }).byteLength, 0);
}
