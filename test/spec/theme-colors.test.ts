/** SPEC §3, §8 and §9, theme colors: the generator on the page about styling. */

import { describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import {
  adjust,
  contrast,
  DEFAULTS,
  gradeOf,
  readColor,
  SHADES,
  toCss,
} from "../../content/src/components/ThemeColors/shades.ts";
import { COLOR_RULES, findAxeViolations, type PageOptions, type TestPage } from "../support/browser.ts";
import { untilTrue } from "../support/until.ts";
import { PHONE, shownSite } from "./bundled-site.ts";

const site = shownSite();

const GENERATOR = "section[aria-label='Theme colors']";

async function open(options: PageOptions = {}): Promise<TestPage> {
  return site.open("/docs/styling-layout/", { colorScheme: "light", ...options });
}

const variable = (page: Page, name: string): Promise<string> =>
  page.evaluate((key) => getComputedStyle(document.documentElement).getPropertyValue(key).trim(), name);

const sheetOf = (page: Page): Promise<string> => page.locator(`${GENERATOR} pre`).innerText();

describe("§9 Theme colors", () => {
  test("§9 the default colors are #2e8555 on white, and #25c2a0 on #181920", () => {
    expect(DEFAULTS.light).toMatchObject({ base: "#2e8555", background: "#ffffff" });
    expect(DEFAULTS.dark).toMatchObject({ base: "#25c2a0", background: "#181920" });
  });

  test("§9 the shades are adjusted by plus and minus 0.1, 0.15 and 0.3", () => {
    expect(SHADES.map(({ adjustment }) => adjustment)).toEqual([0, -0.1, -0.15, -0.3, 0.1, 0.15, 0.3]);
    expect(SHADES.map(({ adjustment }) => adjust("#2e8555", adjustment))).toEqual([
      "#2e8555",
      "#29784c",
      "#277148",
      "#205d3b",
      "#33925d",
      "#359962",
      "#3cad6e",
    ]);
  });

  test("§9 the rules are the ones that this site's own style sheet has", async () => {
    const sheet = await Bun.file(`${import.meta.dir}/../../content/src/css/custom.css`).text();
    for (const mode of ["light", "dark"] as const) expect(sheet).toContain(toCss(mode, DEFAULTS[mode]));
  });
});

describe("§3 Theme colors", () => {
  test("§3 the primary color has seven shades, each with name, adjustment and order", () => {
    expect(SHADES.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(new Set(SHADES.map(({ name }) => name)).size).toBe(7);
    expect(SHADES.every(({ name }) => name.startsWith("--ifm-color-primary"))).toBe(true);
  });

  test("§3 colors are read as people write them, and contrast is that of WCAG", () => {
    expect([" #2E8555", "2e8", "#fff", "green", ""].map(readColor)).toEqual([
      "#2e8555",
      "#22ee88",
      "#ffffff",
      undefined,
      undefined,
    ]);
    expect(contrast("#ffffff", "#000000")).toBe(21);
    expect(gradeOf(contrast("#2e8555", "#ffffff"))).toBe("AA");
    expect(gradeOf(contrast("#cccccc", "#ffffff"))).toBe("Fail");
    expect([adjust("#808080", 0.3), adjust("#ffffff", 0.3), adjust("#000000", -0.3)]).toEqual([
      "#a6a6a6",
      "#ffffff",
      "#000000",
    ]);
  });

  test("§3 each mode has a base color and a background, and the page shows them", async () => {
    const { page, problems, close } = await open();
    await page.getByRole("textbox", { name: "Primary color", exact: true }).fill("#aa3366");
    await page.getByRole("textbox", { name: "Background", exact: true }).fill("#fffaf0");
    await untilTrue(page, () => getComputedStyle(document.documentElement).backgroundColor === "rgb(255, 250, 240)");
    expect(await variable(page, "--ifm-color-primary")).toBe("#aa3366");
    await page.getByRole("radio", { name: "Dark mode" }).check();
    await page.locator('html[data-theme="dark"]').waitFor();
    expect(await page.getByRole("textbox", { name: "Primary color", exact: true }).inputValue()).toBe("#25c2a0");
    expect(await page.getByRole("textbox", { name: "Background", exact: true }).inputValue()).toBe("#181920");
    expect(await variable(page, "--ifm-color-primary")).toBe("#25c2a0");
    const sheet = await sheetOf(page);
    expect(sheet).toContain("--ifm-color-primary: #aa3366;");
    expect(sheet).toContain("--ifm-background-color: #fffaf0;");
    expect(problems).toEqual([]);
    await close();
  });

  test("§9 theme colors are kept in session storage, until they are reset", async () => {
    const { page, close } = await open();
    await page.getByRole("textbox", { name: "Primary color", exact: true }).fill("#aa3366");
    await page.getByRole("spinbutton", { name: /primary-darkest / }).fill("-40");
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("theme-colors");
    await page.reload();
    await untilTrue(
      page,
      (selector) => document.querySelector(`${selector} pre`)?.textContent?.includes("#aa3366"),
      GENERATOR,
    );
    expect(await sheetOf(page)).toContain(`--ifm-color-primary-darkest: ${adjust("#aa3366", -0.4)};`);
    await page.getByRole("button", { name: "Reset" }).click();
    expect(await variable(page, "--ifm-color-primary")).toBe("#2e8555");
    await close();
  });

  test("§3 an invalid stored color mode does no harm", async () => {
    const prepare = (page: Page): Promise<unknown> =>
      page.addInitScript(() => sessionStorage.setItem("theme-colors", '{ "light": { "base": 7 }, "dark": "x" }'));
    const { page, problems, close } = await open({ prepare });
    expect(await page.getByRole("textbox", { name: "Primary color", exact: true }).inputValue()).toBe("#2e8555");
    await page.getByRole("textbox", { name: "Primary color", exact: true }).fill("purple");
    await page.getByText("Write a color such as #2e8555.").waitFor();
    expect(await variable(page, "--ifm-color-primary")).toBe("#2e8555");
    expect(problems).toEqual([]);
    await close();
  });

  test("§3 the rules are copied as CSS, by keyboard alone", async () => {
    const { page, close } = await open();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("textbox", { name: "Primary color", exact: true }).fill("#aa3366");
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press("Tab");
      if ((await page.evaluate(() => document.activeElement?.textContent)) === "Copy as CSS") break;
    }
    await page.keyboard.press("Enter");
    await page.getByText("Copied.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await sheetOf(page));
    await close();
  });

  test.each<[string, PageOptions, readonly ("light" | "dark")[]]>([
    ["light and dark", {}, ["light", "dark"]],
    ["on a phone", PHONE, ["light"]],
  ])("§3 the contrast of each shade is shown, and axe finds nothing: %s", async (_, options, schemes) => {
    const { page, close } = await open(options);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
      const grades = await page.locator(`${GENERATOR} tbody td:last-child`).allInnerTexts();
      expect(grades).toHaveLength(7);
      expect(grades.every((grade) => /^\d+\.\d (?:AAA|AA|Fail)$/.test(grade))).toBe(true);
      expect(await findAxeViolations(page, colorScheme === schemes[0] ? undefined : COLOR_RULES)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
    await close();
  });
});
