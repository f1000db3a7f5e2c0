/** Runs axe on each kind of page, light and dark, wide and narrow. */

import { findAxeViolations, type TestBrowser } from "../../test/support/browser.ts";
import { PAGE_KINDS } from "./page-kinds.ts";

const VIEWS = [
  { view: "desktop", viewport: { width: 1280, height: 800 } },
  { view: "phone", viewport: { width: 390, height: 844 } },
] as const;

const SCHEMES = ["light", "dark"] as const;

/** Prints the violations and returns their number. */
export async function printViolations(browser: TestBrowser, url: string): Promise<number> {
  let count = 0;
  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    for (const { view, viewport } of VIEWS) {
      for (const [scheme, found] of await checkPage(browser, url + path, viewport)) {
        for (const { id, targets } of found) console.log(`${kind}, ${scheme}, ${view}: ${id} at ${targets.join(", ")}`);
        count += found.length;
      }
    }
  }
  const checks = Object.keys(PAGE_KINDS).length * SCHEMES.length * VIEWS.length;
  console.log(`axe: ${count} violations on ${checks} views of ${Object.keys(PAGE_KINDS).length} kinds of pages.`);
  return count;
}

type Checked = readonly [scheme: string, found: Awaited<ReturnType<typeof findAxeViolations>>];

/** Checks a page in both color schemes, without transitions, which axe would see midway. */
async function checkPage(
  browser: TestBrowser,
  url: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Checked[]> {
  const options = { viewport, colorScheme: SCHEMES[0], reducedMotion: "reduce" } as const;
  const { page, close } = await browser.open(url, options);
  await page.waitForFunction(() => "docusaurus" in window);
  const checked: Checked[] = [];
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.locator(`html[data-theme="${scheme}"]`).waitFor();
    checked.push([scheme, await findAxeViolations(page)]);
  }
  await close();
  return checked;
}
