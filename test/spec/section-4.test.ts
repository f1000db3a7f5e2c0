/** SPEC §4: states and transitions. */

import { describe, expect, test } from "bun:test";
import type { Page, Route } from "playwright-core";
import { buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";
import { untilHydrated, untilTrue } from "../support/until.ts";
import { PHONE, shownSite, untilHeading } from "./bundled-site.ts";

const site = shownSite();

const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

function withStored(entries: Readonly<Record<string, string>>): { prepare: (page: Page) => Promise<unknown> } {
  return {
    prepare: (page) =>
      page.addInitScript((values) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      }, entries),
  };
}

describe("§4 Color mode", () => {
  test("§4 the default is light", async () => {
    const { themeConfig } = await site.debug<{ themeConfig: { colorMode: object } }>("config");
    expect(themeConfig.colorMode).toMatchObject({ defaultMode: "light" });
  });

  test("§4 it follows the system when nothing is stored, also later", async () => {
    const { page, close } = await site.open("/docs/seo/", { colorScheme: "dark" });
    await page.locator('html[data-theme="dark"]').waitFor();
    await page.emulateMedia({ colorScheme: "light" });
    await page.locator('html[data-theme="light"]').waitFor();
    expect(await stored(page, "theme")).toBeNull();
    await close();
  });

  test("§4 a choice is stored under the key theme, synced across tabs, and wins over the system", async () => {
    const { page, close } = await site.open("/docs/seo/", { colorScheme: "light" });
    expect(await page.locator("html").getAttribute("data-theme")).toBe("light");
    const other = await page.context().newPage();
    await other.goto(`${site.url}/docs/seo/`);
    await untilHydrated(other);
    await page.getByRole("button", { name: /dark and light mode/ }).click();
    await other.locator('html[data-theme="dark"]').waitFor();
    expect(await stored(page, "theme")).toBe("dark");
    await page.reload();
    await page.locator('html[data-theme="dark"]').waitFor();
    await close();
  });

  test("§4 the switch can be disabled by configuration", async () => {
    const themeConfig = { colorMode: { disableSwitch: true } };
    await using built = await buildFixture({
      "docusaurus.config.mjs": configText({ presets: [["classic", { blog: false, docs: false }]], themeConfig }),
      "src/pages/index.md": "# Home\n",
    });
    expect(built.code).toBe(0);
    expect(await built.read("index.html")).not.toContain("colorModeToggle");
  });
});

describe("§4 Announcement bar", () => {
  test("§4 a dismissed bar stays away, until its id changes", async () => {
    const dismissed = { "docusaurus.announcement.dismiss": "true", "docusaurus.announcement.id": "veloci-0.1" };
    const { page, close } = await site.open("/docs/seo/", withStored(dismissed));
    const bar = page.getByRole("region", { name: "Announcement" });
    expect(await bar.isVisible()).toBe(false);
    await close();
    const former = { ...dismissed, "docusaurus.announcement.id": "before" };
    const changed = await site.open("/docs/seo/", withStored(former));
    await changed.page.getByRole("region", { name: "Announcement" }).waitFor();
    expect(await stored(changed.page, "docusaurus.announcement.dismiss")).toBe("false");
    expect(await stored(changed.page, "docusaurus.announcement.id")).toBe("veloci-0.1");
    await changed.close();
  });
});

describe("§4 Mobile menu", () => {
  test("§4 it opens on the secondary view in docs, and closes on back navigation, where the page stays", async () => {
    const { page, close } = await site.open("/docs/seo/", PHONE);
    await page.getByRole("button", { name: "Toggle navigation bar" }).tap();
    await page.getByRole("button", { name: "Back to main menu" }).waitFor();
    await page.goBack();
    await page.locator(".navbar-sidebar").waitFor({ state: "hidden" });
    await untilHeading(page, "Search engine optimization (SEO)");
    await close();
  });

  test("§4 it opens on the primary view elsewhere, and closes when the viewport becomes desktop", async () => {
    const { page, close } = await site.open("/showcase/", PHONE);
    await page.getByRole("button", { name: "Toggle navigation bar" }).tap();
    await page.locator(".navbar-sidebar").getByRole("link", { name: "Blog" }).waitFor();
    expect(await page.getByRole("button", { name: "Back to main menu" }).isVisible()).toBe(false);
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.locator(".navbar-sidebar").waitFor({ state: "hidden" });
    await close();
  });
});

describe("§4 Dropdowns", () => {
  const VERSIONS = ".navbar .dropdown";

  test("§4 a dropdown opens on hover, click and Enter, and closes on an outside click", async () => {
    const { page, close } = await site.open("/docs/seo/");
    const button = page.locator(`${VERSIONS} > [aria-expanded]`);
    const list = page.locator(`${VERSIONS} ul`);
    for (const reach of [() => button.hover(), () => button.click(), () => button.press("Enter")]) {
      await reach();
      await list.waitFor();
      expect(await button.getAttribute("aria-expanded")).toBe("true");
      await page.mouse.click(700, 600);
      await list.waitFor({ state: "hidden" });
    }
    await close();
  });

  test("§4 a dropdown closes on an outside touch", async () => {
    const { page, close } = await site.open("/docs/seo/", { hasTouch: true });
    await page.locator(`${VERSIONS} > [aria-expanded]`).tap();
    await page.locator(`${VERSIONS} ul`).waitFor();
    await page.touchscreen.tap(700, 600);
    await page.locator(`${VERSIONS} ul`).waitFor({ state: "hidden" });
    await close();
  });
});

describe("§4 What is remembered", () => {
  test("§4 the preferred docs version is saved per docs plugin", async () => {
    const { page, close } = await site.open("/docs/seo/");
    await page.locator(".navbar .dropdown > [aria-expanded]").click();
    await page.locator(".navbar .dropdown").getByRole("link", { name: "2.0.0-rc.1" }).click();
    await page.waitForURL("**/docs/2.0.0-rc.1/seo/");
    await untilTrue(page, () => localStorage.getItem("docs-preferred-version-default") === "2.0.0-rc.1");
    expect(await stored(page, "docs-preferred-version-community")).toBeNull();
    await close();
  });

  test("§4 a preferred version that no longer exists is cleared", async () => {
    const { page, close } = await site.open("/docs/seo/", withStored({ "docs-preferred-version-default": "1.0.0" }));
    await untilTrue(page, () => localStorage.getItem("docs-preferred-version-default") !== "1.0.0");
    expect(await stored(page, "docs-preferred-version-default")).not.toBe("1.0.0");
    await close();
  });

  test("§4 the chosen tab of a group is persisted, and shown in all of the group", async () => {
    const { page, close } = await site.open("/tests/pages/tabs-tests/");
    await page.getByRole("tab", { name: "Pear" }).first().click();
    await page.getByText("Another pear.").waitFor();
    expect(await stored(page, "docusaurus.tab.fruit")).toBe("pear");
    await page.goto(`${site.url}/tests/pages/tabs-tests/`);
    await page.getByText("Another pear.").waitFor();
    await close();
  });
});

describe("§4 Loading and errors", () => {
  test("§4 a part that failed has an error box with Retry, a spinner while it loads again, and then is there", async () => {
    let answer = (route: Route): Promise<void> => route.abort();
    const prepare = (page: Page): Promise<unknown> => page.route("**/mdx-*.js", (route) => answer(route));
    const { page, close } = await site.open("/tests/pages/tabs-tests/", { prepare });
    const again = Promise.withResolvers<void>();
    answer = async (route) => {
      await again.promise;
      await route.continue();
    };
    await page.getByRole("alert").getByRole("button", { name: "Retry" }).first().click();
    await page.getByRole("status", { name: "Loading" }).first().waitFor();
    again.resolve();
    await page.getByRole("tab", { name: "Pear" }).first().waitFor();
    expect(await page.getByRole("status", { name: "Loading" }).count()).toBe(0);
    await close();
  });

  test("§4 'Try again' returns a page that crashed to normal", async () => {
    const { page, close } = await site.open("/tests/pages/error-boundary-tests/");
    await page.getByRole("button", { name: "Crash the page" }).click();
    await untilHeading(page, "This page crashed.");
    await page.getByRole("button", { name: "Try again" }).click();
    await untilHeading(page, "Error boundary tests");
    await close();
  });
});
