/** Signals, requests and changes go first while a site is made. */

import { expect, test } from "bun:test";
import { Turns } from "../../src/system/turns.ts";
import { configText } from "../support/site.ts";
import { openDev } from "../dev/open-dev.ts";

const PAGES = 12;

/** A remark plugin that works for longer than a turn lasts. */
const SLOW = `export default () => () => {
  for (const end = performance.now() + 40; performance.now() < end;);
  globalThis.slowRuns = (globalThis.slowRuns ?? 0) + 1;
};
`;

test("compiling many files leaves room for other work between them", async () => {
  const seen = new Set<number>();
  const timer = setInterval(() => seen.add((globalThis as { slowRuns?: number }).slowRuns ?? 0), 1);
  try {
    const pages = Array.from({ length: PAGES }, (_, index) => [`docs/p${index}.md`, `# Page ${index}\n`] as const);
    await using dev = await openDev({
      "docusaurus.config.mjs": `import slow from "./slow.mjs";\n${configText({
        presets: [["classic", { docs: { routeBasePath: "/", remarkPlugins: ["slow"] }, blog: false }]],
      }).replace('"slow"', "slow")}`,
      "slow.mjs": SLOW,
      ...Object.fromEntries(pages),
    });
    expect(dev.bugs).toEqual([]);
  } finally {
    clearInterval(timer);
  }
  const between = [...seen].filter((runs) => runs > 0 && runs < PAGES);
  expect(between.length).toBeGreaterThan(PAGES / 2);
});

test("work of a session that is over does not go on", async () => {
  const turns = new Turns();
  const goOn = async (): Promise<string> => {
    for (const end = performance.now() + 40; performance.now() < end;);
    await turns.next();
    return "went on";
  };
  expect(await goOn()).toBe("went on");
  turns[Symbol.dispose]();
  expect(await Promise.race([goOn(), Bun.sleep(50)])).toBeUndefined();
});
