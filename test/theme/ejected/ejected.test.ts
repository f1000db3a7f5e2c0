/** Components of the format's themes, each alone in the place of ours: they bundle, render and hydrate, and pages say what they said before. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { openBrowser, type TestBrowser } from "../../support/browser.ts";
import { type Copies, openStage, RELEASES, SMALL_RELEASES, type Stage } from "./eject.ts";
import { hydrateEach } from "./hydrate.ts";
import { newIn } from "./same-code.ts";

const TIMEOUT_MS = 120_000;

let stage: Stage;
let browser: TestBrowser;
beforeAll(async () => {
  [stage, browser] = await Promise.all([openStage(), openBrowser()]);
}, TIMEOUT_MS);
afterAll(async () => {
  await stage?.[Symbol.asyncDispose]();
  await browser?.close();
});

test("every component of the format's releases has a slot", () => {
  expect([...RELEASES, ...SMALL_RELEASES].flatMap((release) => stage.missing(release))).toEqual([]);
});

/** Copies of the format's component draw in browsers alone. */
const DRAWN_LATE = { Mermaid: "/docs/next/zone/drawn lacks: graph Start Finish" };

/** Code of the copies that were tried. */
const seen = new Set<string>();

for (const release of [...RELEASES, ...SMALL_RELEASES]) {
  test(
    `components of ${release}`,
    async () => {
      const copies = await stage.open(release);
      expect(copies.names.length).toBeGreaterThan(release.includes("classic") ? 100 : 0);
      const names = await newIn(release, copies.names, seen);
      expect(copies.faults(names)).toEqual(release.includes("mermaid") ? DRAWN_LATE : {});
      expect(await hydrateEach({ ...copies, names }, browser)).toEqual({});
    },
    TIMEOUT_MS,
  );
}

test(
  "a copy that differs between server and browser is found",
  async () => {
    const copies = await stage.open(SMALL_RELEASES[0]);
    const renderer: Copies["renderer"] = (name) => (path) => {
      const page = copies.renderer(name)(path);
      return page instanceof Error ? page : { ...page, html: page.html.replace(">Journal<", ">Diary<") };
    };
    const { Playground: fault } = await hydrateEach({ ...copies, names: ["Playground"], renderer }, browser);
    expect(fault).toContain("Minified React error #418");
  },
  TIMEOUT_MS,
);
