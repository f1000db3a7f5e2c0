/**
 * Waits for what a page becomes. Playwright's `waitForFunction` first brings a library of its own into each document, which takes
 * a fifth of the processor time of loading the document.
 */

import type { Page } from "playwright-core";

/** Before the runner's own limit, which would end the browser and with it all tests that follow. */
const TIMEOUT_MS = 15_000;

/** What a navigation meanwhile ends with: the next document is asked. */
const NAVIGATED = /context was destroyed|navigation/i;

/** Waits until a function that runs in the page, or an expression, returns something true. Throws when it takes too long. */
export async function untilTrue<Argument>(
  page: Page,
  isTrue: string | ((argument: Argument) => unknown),
  argument?: Argument,
): Promise<void> {
  const given = argument === undefined ? "" : JSON.stringify(argument);
  const condition = typeof isTrue === "string" ? isTrue : `(${isTrue})(${given})`;
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const left = deadline - Date.now();
    const isReached = await page.evaluate<boolean>(`(${poll})(async () => ${condition}, ${left})`).catch((error) => {
      if (!NAVIGATED.test(String(error)) || left < 0) throw error;
      return undefined;
    });
    if (isReached) return;
    if (isReached === false) throw new Error(`${page.url()} is never so: ${condition}`);
  }
}

/** Runs in the page. */
async function poll(isReached: () => Promise<unknown>, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  while (!(await isReached())) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return true;
}

/** Waits until React has taken the page over, with the effects of all components. Whatever is no page of a site is left alone. */
export async function untilHydrated(page: Page): Promise<void> {
  await untilTrue(page, () => "docusaurus" in window || !document.getElementById("__page"));
}
