/**
 * `bun bench/figures.ts`: builds the bundled site, serves it, and prints what readers get: the files of the first load of each page
 * kind, compressed, up to the moment the browser is idle; and what axe finds, light and dark, wide and narrow. `--no-axe` leaves that out.
 */

import { join } from "node:path";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import type { Page } from "playwright-core";
import { findAxeViolations, openBrowser, type TestBrowser } from "../test/support/browser.ts";
import { runCli, serveBuilt } from "../test/support/cli.ts";
import { projectDir } from "../test/support/paths.ts";
import { toTable } from "./table.ts";

const KINDS: Readonly<Record<string, string>> = {
  home: "/",
  doc: "/docs/installation/",
  "first doc": "/docs/",
  category: "/docs/category/guides/",
  "old version": "/docs/2.0.0-rc.1/installation/",
  API: "/docs/cli/",
  blog: "/blog/",
  tags: "/blog/tags/",
  archive: "/blog/archive/",
  changelog: "/changelog/",
  search: "/search/",
  showcase: "/showcase/",
  versions: "/versions/",
  community: "/community/support/",
  tests: "/tests/",
  "not found": "/404.html",
};

const VIEWS = [
  { name: "desktop", viewport: { width: 1280, height: 800 } },
  { name: "phone", viewport: { width: 390, height: 844 } },
] as const;

const SCHEMES = ["light", "dark"] as const;

const workDir = await mkdtemp(join(tmpdir(), "veloci-figures-"));
try {
  const dir = join(projectDir, "content");
  const outDir = join(workDir, "dist");
  const { code, stdout, stderr } = await runCli(["build", dir, "--out-dir", outDir]);
  if (code !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
  await using served = await serveBuilt({ siteDir: dir, outDir });
  await using browser = await openBrowser();
  await printFirstLoads(browser, served.url);
  if (!process.argv.includes("--no-axe")) await printViolations(browser, served.url);
} finally {
  await rm(workDir, { recursive: true, force: true });
}

async function printFirstLoads(browser: TestBrowser, url: string): Promise<void> {
  const rows: string[][] = [];
  for (const [kind, path] of Object.entries(KINDS)) {
    const files = await firstLoad(browser, url + path);
    const sizeOf = (ending: string): number => sum(files.filter(({ type }) => type.includes(ending)));
    const sizes = [files.length, sum(files), sizeOf("html"), sizeOf("javascript"), sizeOf("css"), sizeOf("json")];
    rows.push([kind, ...sizes.map((size) => size.toLocaleString("en")), sizeOf("image").toLocaleString("en")]);
  }
  console.log("First load until idle, bytes compressed with gzip:\n");
  console.log(toTable([["page", "requests", "all", "HTML", "JS", "CSS", "data", "images"], ...rows]));
}

interface LoadedFile {
  readonly type: string;
  readonly bytes: number;
}

/** Every file a page asks for before the browser is idle; what is fetched ahead begins after that. */
async function firstLoad(browser: TestBrowser, url: string): Promise<LoadedFile[]> {
  const { page, requests, close } = await browser.open(url, { prepare: markIdle });
  await page.waitForFunction(() => "docusaurus" in window);
  await close();
  const urls = [...new Set(requests)].filter((address) => !/\/(?:prefetch-\w+\.js|assets\/pages\/.*)$/.test(address));
  return Promise.all(
    urls.map(async (address) => {
      const response = await fetch(address);
      const bytes = Bun.gzipSync(await response.arrayBuffer(), { level: 9 }).byteLength;
      return { type: response.headers.get("content-type") ?? "", bytes };
    }),
  );
}

/** Keeps the browser from being idle: then nothing is fetched ahead. */
async function markIdle(page: Page): Promise<void> {
  await page.addInitScript(() => void Object.assign(window, { requestIdleCallback: () => 0 }));
}

function sum(files: readonly LoadedFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

async function printViolations(browser: TestBrowser, url: string): Promise<void> {
  let count = 0;
  for (const [kind, path] of Object.entries(KINDS)) {
    for (const colorScheme of SCHEMES) {
      for (const { name, viewport } of VIEWS) {
        const { page, close } = await browser.open(url + path, { colorScheme, viewport, bypassCSP: true });
        const found = await findAxeViolations(page);
        for (const { id, targets } of found)
          console.log(`${kind}, ${colorScheme}, ${name}: ${id} at ${targets.join(", ")}`);
        count += found.length;
        await close();
      }
    }
  }
  const checks = Object.keys(KINDS).length * SCHEMES.length * VIEWS.length;
  console.log(`\naxe: ${count} violations on ${checks} views.`);
}
