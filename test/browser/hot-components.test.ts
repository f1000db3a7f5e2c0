/** Components that other modules of the site import follow their files, and keep what readers did to them. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { openDev, type OpenDev } from "../dev/open-dev.ts";
import { openBrowser, type TestBrowser, type TestPage } from "../support/browser.ts";
import { untilTrue } from "../support/until.ts";
import { FILES } from "./hot-site.ts";

const TIMEOUT_MS = 60_000;

let dev: OpenDev;
let browser: TestBrowser;
beforeAll(async () => {
  dev = await openDev(FILES);
  browser = await openBrowser();
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  expect(dev.bugs).toEqual([]);
  await dev[Symbol.asyncDispose]();
});

async function open(path: string): Promise<TestPage> {
  for (const [name, text] of Object.entries(FILES)) {
    if ((await Bun.file(dev.site.path(name)).text()) !== text) await dev.save(name, text);
  }
  const opened = await browser.open(dev.server.origin + path);
  await untilTrue(opened.page, "Boolean(document.querySelector('veloci-dev'))");
  await opened.page.evaluate("window.mark = true");
  return opened;
}

/** Saves a file with some of its text replaced. */
async function edit(path: keyof typeof FILES, ...changes: readonly (readonly [from: string, to: string])[]) {
  const text = changes.reduce((changed, [from, to]) => {
    expect(changed).toContain(from);
    return changed.replace(from, to);
  }, FILES[path] as string);
  await dev.save(path, text);
}

const shows = (page: Page, id: string, text: string): Promise<unknown> =>
  untilTrue(page, `document.getElementById("${id}").innerText === ${JSON.stringify(text)}`);

async function expectCalm({ page, problems, close }: TestPage): Promise<void> {
  expect(await page.evaluate("window.mark === true")).toBe(true);
  // Client modules ran once.
  expect(await page.evaluate("[window.effects, window.visits.filter((one) => one === 'loaded').length]")).toEqual([
    1, 1,
  ]);
  expect(problems).toEqual([]);
  await close();
}

test(
  "a component that a page imports keeps its state when its text changes",
  async () => {
    const opened = await open("/");
    const { page } = opened;
    for (const id of ["counter", "kept", "named", "referred"]) await page.locator(`#${id}`).click();
    await edit("src/components/Counter.tsx", ["count {UNIT}", "sum of {UNIT}"]);
    await shows(page, "counter", "sum of clicks (1) 1");
    await edit(
      "src/components/wrapped.jsx",
      ["kept {", "still {"],
      ["{label} {", "{label}: {"],
      ["referred {", "to {"],
    );
    await shows(page, "kept", "still 1");
    await shows(page, "named", "named: 1");
    await shows(page, "referred", "to 1");
    await shows(page, "counter", "sum of clicks (1) 1");
    // Code that compares the types of elements works as in a build.
    await shows(page, "steps", "2 steps");
    await expectCalm(opened);
  },
  TIMEOUT_MS,
);

test(
  "components of Markdown, and those that they import, keep their state",
  async () => {
    const opened = await open("/docs/first");
    const { page } = opened;
    await page.locator("#counter").click();
    await page.locator("#here").click();
    await edit("src/components/Counter.tsx", ["count {UNIT}", "sum of {UNIT}"]);
    await shows(page, "counter", "sum of clicks (1) 1");
    await edit("docs/first.mdx", ["It says one.", "It says two."], ["here {", "there {"]);
    await shows(page, "here", "there 1");
    await shows(page, "counter", "sum of clicks (1) 1");
    expect(await page.locator("article").innerText()).toContain("It says two.");
    await untilTrue(page, "window.visits.at(-1) === 'saved'");
    await expectCalm(opened);
  },
  TIMEOUT_MS,
);

test(
  "other hooks, or another first value, begin a new state; components beside it keep theirs",
  async () => {
    const opened = await open("/");
    const { page } = opened;
    await page.locator("#counter").click();
    await page.locator("#kept").click();
    await page.locator("#named").click();
    await edit("src/components/Counter.tsx", ["useState(0)", "useState(5)"]);
    await shows(page, "counter", "count clicks (1) 5");
    await page.locator("#counter").click();
    await shows(page, "counter", "count clicks (1) 6");
    await edit("src/components/Counter.tsx", ["const [count", "useState(1);\n  const [count"]);
    await shows(page, "counter", "count clicks (1) 0");
    await shows(page, "kept", "kept 1");
    // A hook of the site counts for the components that call it.
    await edit("src/useClicks.js", ["const [", "useState(1);\n  const ["]);
    await shows(page, "named", "named 0");
    await shows(page, "kept", "kept 1");
    await expectCalm(opened);
  },
  TIMEOUT_MS,
);

test(
  "a module without components updates all that use it, and a hook's code the components that call it",
  async () => {
    const opened = await open("/");
    const { page } = opened;
    await page.locator("#counter").click();
    await page.locator("#named").click();
    await edit("src/values.ts", ['"clicks"', '"points"'], ["(${value})", "[${value}]"]);
    await shows(page, "counter", "count points [1] 1");
    await edit("src/useClicks.js", ["count + 1", "count + 10"], ["return [count", "return [`${count} so far`"]);
    await shows(page, "named", "named 1 so far");
    await page.locator("#named").click();
    await shows(page, "named", "named 11 so far");
    await expectCalm(opened);
  },
  TIMEOUT_MS,
);

test(
  "client modules stay when others change, and the page loads again when they change themselves",
  async () => {
    const opened = await open("/");
    const { page } = opened;
    expect(await page.evaluate("getComputedStyle(document.querySelector('#counter')).outlineColor")).toBe(
      "rgb(255, 0, 0)",
    );
    await edit("src/components/Counter.tsx", ["count {UNIT}", "sum of {UNIT}"]);
    await shows(page, "counter", "sum of clicks (1) 0");
    await page.getByText("Other", { exact: true }).click();
    await page.getByText("Other page").waitFor();
    // What is saved is told, too, perhaps only now.
    await untilTrue(page, "window.visits.filter((visit) => visit !== 'saved').join() === 'loaded,visit,visit'");
    expect(await page.evaluate("window.mark === true")).toBe(true);
    await edit("src/effect.js", ["+ 1", "+ 10"]);
    await untilTrue(page, "window.effects === 10");
    expect(await page.evaluate("window.mark === true")).toBe(false);
    await opened.close();
  },
  TIMEOUT_MS,
);

test(
  "a syntax error shows over the page, and the state is still there once it is fixed",
  async () => {
    const opened = await open("/");
    const { page } = opened;
    await page.locator("#counter").click();
    await edit("src/components/Counter.tsx", ["return <button", "return <<button"]);
    const panel = page.locator("veloci-dev .panel");
    await panel.waitFor();
    expect(await panel.innerText()).toMatch(/src\/components\/Counter\.tsx:6:\d+/);
    await edit("src/components/Counter.tsx", ["count {UNIT}", "fixed {UNIT}"]);
    await panel.waitFor({ state: "hidden" });
    await shows(page, "counter", "fixed clicks (1) 1");
    await expectCalm(opened);
  },
  TIMEOUT_MS,
);

test(
  "an element that a page keeps has the newest code, too: with other hooks, the components of the page begin anew",
  async () => {
    const { page, problems, close } = await open("/other");
    await page.locator("#counter").click();
    await edit("src/components/Counter.tsx", ["count {UNIT}", "sum of {UNIT}"]);
    await shows(page, "counter", "sum of clicks (1) 1");
    expect(await page.evaluate("window.mark === true")).toBe(true);
    await edit("src/components/Counter.tsx", ["const [count", "useState(1);\n  const [count"]);
    await shows(page, "counter", "count clicks (1) 0");
    expect(await page.evaluate("window.mark === true")).toBe(true);
    expect(problems).toEqual([]);
    await close();
  },
  TIMEOUT_MS,
);

test(
  "a page that is opened later has the newest code",
  async () => {
    const opened = await open("/");
    const { page } = opened;
    await edit("src/components/Counter.tsx", ["count {UNIT}", "later {UNIT}"]);
    await shows(page, "counter", "later clicks (1) 0");
    await page.getByText("Other", { exact: true }).click();
    await page.getByText("Other page").waitFor();
    await shows(page, "counter", "later clicks (1) 0");
    await edit("src/pages/other.js", ["Other page", "Changed page"]);
    await page.getByText("Changed page").waitFor();
    await expectCalm(opened);
  },
  TIMEOUT_MS,
);
