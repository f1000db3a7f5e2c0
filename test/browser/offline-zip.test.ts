/** The offline copy of a site, unpacked and opened from the disk. */

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { pathToFileURL } from "node:url";
import { readFileSync } from "node:fs";
import { Parser } from "htmlparser2";
import { openBrowser, type TestBrowser, type TestPage } from "../support/browser.ts";
import { buildFixture, buildSite, type BuiltSite } from "../support/cli.ts";
import { configText, makeFolder, type TestSite } from "../support/site.ts";
import { unzip } from "../support/unzip.ts";
import { untilHydrated, untilTrue } from "../support/until.ts";

setDefaultTimeout(60_000);

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const files = (config: object): Record<string, string | Uint8Array> => ({
  "docusaurus.config.mjs": configText({
    presets: [["classic", { docs: { sidebarPath: "./sidebars.js", lastVersion: "current" } }]],
    themeConfig: {
      navbar: {
        logo: { src: "img/logo.png", alt: "Logo" },
        items: [
          { to: "/docs/intro", label: "Docs" },
          { to: "/blog", label: "Blog" },
          { type: "docsVersionDropdown", position: "right" },
        ],
      },
      algolia: { appId: "A", apiKey: "B", indexName: "C" },
    },
    ...config,
  }),
  "sidebars.js": `module.exports = { docs: ["intro", { type: "category", label: "Deep", items: ["deep/er/node.js"] }] };`,
  "docs/intro.md":
    "# Intro\n\nSee [the deep page](./deep/er/node.js.md#place), [the next](/unknown-file.pdf) and ![it](./a.png).\n\n```mermaid\ngraph TD;\nA-->B;\n```\n",
  "docs/a.png": PIXEL,
  "docs/deep/er/node.js.md":
    "# Node.js\n\n## Place\n\nHere is the zanzibar.\n\n<Tabs><TabItem value='a' label='Apple'>One</TabItem><TabItem value='b' label='Pear'>Two</TabItem></Tabs>\n",
  "versions.json": `["1.0"]`,
  "versioned_docs/version-1.0/intro.md": "# Old intro\n\nThe old zanzibar.\n",
  "blog/2024-01-02-post.md": "# A post\n\nText.\n",
  "src/pages/index.js": `import Link from "@docusaurus/Link";
import useBaseUrl from "@docusaurus/useBaseUrl";
import Layout from "@theme/Layout";
import {useHistory} from "@docusaurus/router";
import {useState} from "react";
export default function Home() {
  const history = useHistory();
  const [shown, show] = useState(false);
  const image = useBaseUrl("/img/logo.png");
  return <Layout><main>
    <h1>Home</h1>
    <Link to="/docs/intro">Start</Link>
    <button id="push" onClick={() => history.push(image.replace("img/logo.png", "blog"))}>Push</button>
    <button id="show" onClick={() => show(true)}>Show</button>
    {shown && <img id="late" src={image} alt="late" />}
  </main></Layout>;
}`,
  "static/img/logo.png": PIXEL,
});

/** A built site whose copy is unpacked. */
interface Copy {
  readonly built: BuiltSite;
  readonly folder: TestSite;
  readonly url: string;
  readonly paths: readonly string[];
}

async function makeCopy(config: object): Promise<Copy> {
  const built = await buildFixture(files({ onBrokenLinks: "ignore", ...config }), { args: ["--offline-zip"] });
  if (built.code !== 0) throw new Error(built.stdout + built.stderr);
  const folder = await makeFolder();
  const unzipped = unzip(await Bun.file(`${built.outDir}/offline.zip`).bytes());
  for (const { path, bytes } of unzipped) await folder.write(path, bytes);
  return { built, folder, url: pathToFileURL(folder.dir).href, paths: unzipped.map(({ path }) => path) };
}

/** Relative addresses in pages of the copy that lead to no file of it. */
function deadAddresses({ folder, url, paths }: Copy): string[] {
  const known = new Set(paths);
  return paths
    .filter((path) => path.endsWith(".html"))
    .flatMap((path) => {
      const dead: string[] = [];
      const onopentag = (_: string, { href, src }: Record<string, string>): void => {
        for (const address of [href, src]) {
          if (address === undefined || /^(?:https?:|data:|mailto:)/.test(address)) continue;
          const { pathname } = new URL(address, `${url}/${path}`);
          const target = decodeURIComponent(pathname.slice(new URL(url).pathname.length + 1));
          if (!known.has(target)) dead.push(`${path}: ${address}`);
        }
      };
      new Parser({ onopentag }).end(readFileSync(folder.path(path), "utf8"));
      return dead;
    });
}

let browser: TestBrowser;
beforeAll(async () => void (browser = await openBrowser()), 30_000);
afterAll(() => browser.close());

async function openPage(copy: Copy, path: string): Promise<TestPage> {
  return await browser.open(`${copy.url}/${path}`);
}

interface Variant {
  readonly title: string;
  readonly config: object;
  /** Paths of these pages in the copy. */
  readonly intro: string;
  readonly blog: string;
}

const VARIANTS: readonly Variant[] = [
  {
    title: "with `trailingSlash: true` and a `baseUrl`",
    config: { trailingSlash: true, baseUrl: "/base/url/" },
    intro: "docs/intro/index.html",
    blog: "blog/index.html",
  },
  {
    title: "with `trailingSlash: false`",
    config: { trailingSlash: false },
    intro: "docs/intro.html",
    blog: "blog.html",
  },
];

const LEFT_OPEN: Variant = {
  title: "with `trailingSlash` left open",
  config: { markdown: { mermaid: true } },
  intro: "docs/intro/index.html",
  blog: "blog/index.html",
};

/** A copy for the tests of a group. Call it where tests are declared. */
function copyOf(config: object): () => Copy {
  const copy: { made?: Copy } = {};
  beforeAll(async () => void (copy.made = await makeCopy(config)), 60_000);
  afterAll(async () => void (await Promise.all([copy.made?.built.site.remove(), copy.made?.folder.remove()])));
  return () => copy.made as Copy;
}

/** Declares what holds whatever the addresses of pages look like. */
function testCopy(made: () => Copy, { intro, blog }: Variant): void {
  test("contains a file for every URL in its pages", () => {
    expect(deadAddresses(made())).toEqual([]);
    expect(made().paths).toContain(intro);
  });

  test("opens from disk with styles and images; its search and links added by scripts lead to files", async () => {
    const { page, problems, requests, close } = await openPage(made(), "index.html");
    expect(await page.locator(".navbar").evaluate((element) => getComputedStyle(element).position)).toBe("sticky");
    expect(
      await page
        .locator(".navbar img")
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBe(1);
    await page.locator("#show").click();
    await untilTrue(page, () => document.querySelector<HTMLImageElement>("#late")?.naturalWidth === 1);
    await page.locator("#push").click();
    await page.waitForURL(`**/${blog}`);
    await untilHydrated(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("zanzibar");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Node.js" }).waitFor();
    const search = intro.replace("docs/intro", "search");
    await page.goto(`${made().url}/${search}?q=zanzibar`);
    await page.locator(".searchPage").getByRole("link", { name: "Node.js" }).click();
    await page.getByRole("heading", { level: 1, name: "Node.js" }).waitFor();
    await untilHydrated(page);
    await page.getByRole("tab", { name: "Pear" }).click();
    expect(await page.getByText("Two").isVisible()).toBe(true);
    await page.locator(".navbar .dropdown").hover();
    await page.getByRole("link", { name: "1.0" }).click();
    await page.getByRole("heading", { level: 1, name: "Old intro" }).waitFor();
    expect(problems).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(made().url) && !/^(?:blob|data):/.test(url))).toEqual([]);
    await close();
  });

  test("links to the online site for everything that it does not contain", async () => {
    const html = await made().folder.read(intro);
    expect(html).toMatch(/href="https:..example.com\S*.unknown-file.pdf/);
  });
}

for (const variant of VARIANTS)
  describe(`an offline copy ${variant.title}`, () => {
    testCopy(copyOf(variant.config), variant);
  });

describe(`an offline copy ${LEFT_OPEN.title}`, () => {
  const made = copyOf(LEFT_OPEN.config);
  testCopy(made, LEFT_OPEN);

  test("leads from page to page by the links in its text and navbar, without errors and requests", async () => {
    const { page, problems, requests, close } = await openPage(made(), "index.html");
    await page.getByRole("link", { name: "Start" }).click();
    await page.waitForURL("**/docs/intro/index.html");
    await page.getByRole("link", { name: "the deep page" }).click();
    await page.waitForURL(/node\.js\/index\.html#place$/);
    await page.getByRole("link", { name: "Blog" }).first().click();
    await page.waitForURL("**/blog/index.html");
    await page.getByRole("link", { name: "A post" }).first().click();
    await page.getByRole("heading", { level: 1, name: "A post" }).waitFor();
    expect(problems).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(made().url))).toEqual([]);
    await close();
  });

  test("draws diagrams and shows the not-found page", async () => {
    const { page, problems, close } = await openPage(made(), "docs/intro/index.html");
    await page.locator("svg[id^=diagram]").waitFor();
    await page.goto(`${made().url}/404.html`);
    await untilHydrated(page);
    await page.getByRole("link", { name: "Docs" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Intro" }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test("has a menu on phones, whose links lead to files", async () => {
    const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };
    const { page, problems, close } = await browser.open(`${made().url}/docs/intro/index.html`, phone);
    await page.getByRole("button", { name: "Toggle navigation bar" }).tap();
    await page.getByRole("button", { name: "Back to main menu" }).tap();
    await page.locator(".navbar-sidebar").getByRole("link", { name: "Blog" }).tap();
    await page.waitForURL("**/blog/index.html");
    await page.getByRole("link", { name: "A post" }).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test("copies a page as Markdown", async () => {
    const { page, problems, close } = await openPage(made(), "docs/deep/er/node.js/index.html");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.locator(".copyPageButton").click();
    await untilTrue(page, async () => (await navigator.clipboard.readText()).includes("zanzibar"));
    expect(problems).toEqual([]);
    await close();
  });

  test("can be read without JavaScript", async () => {
    const { page, close } = await browser.open(`${made().url}/index.html`, { javaScriptEnabled: false });
    await page.getByRole("link", { name: "Start" }).click();
    await page.getByRole("heading", { level: 1, name: "Intro" }).waitFor();
    expect(await page.locator(".navbar").evaluate((element) => getComputedStyle(element).position)).toBe("sticky");
    await close();
  });

  test("omits files that only servers read, and has no modules", () => {
    const excluded =
      /^(?:veloci-manifest\.json|_headers|offline\.zip|assets\/(?:pages|cards)\/.*|assets\/search\/.*\.json)$/;
    expect(made().paths.filter((path) => excluded.test(path))).toEqual([]);
    expect(made().paths.filter((path) => /^assets\/js\/.*\.js$/.test(path))).toEqual([
      "assets/js/mermaid-12.3.0/mermaid.esm.min.js",
      "assets/js/offline.js",
    ]);
  });

  test("has the same bytes in every build", async () => {
    const { built } = made();
    const first = await Bun.file(`${built.outDir}/offline.zip`).bytes();
    const again = await buildSite(built.site, { args: ["--offline-zip"] });
    expect(again.code).toBe(0);
    expect(Buffer.from(await Bun.file(`${built.outDir}/offline.zip`).bytes()).equals(first)).toBe(true);
  });
});

test("a build without `--offline-zip` has no copy", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": configText({ presets: [["classic", { docs: false, blog: false }]] }),
    "src/pages/index.md": "# Home\n",
  });
  expect(await built.files()).toContain("index.html");
  expect(await built.files()).not.toContain("offline.zip");
});
