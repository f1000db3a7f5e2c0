/** The last lines of a build, and how numbers are written. */

import { expect, test } from "bun:test";
import type { BuildResult } from "../../src/model/build.ts";
import { formatBytes, formatCount, formatTime } from "../../src/terminal/figures.ts";
import { formatSummary, formatTimings } from "../../src/terminal/summary.ts";

const result: BuildResult = {
  ok: true,
  diagnostics: [{ code: "disk-full", severity: "warning", message: "x" }],
  pages: 465,
  files: 1204,
  bytes: 12_340_000,
  outDir: "/site/dist",
  stages: [],
};

test("a successful build prints its totals and folder", () => {
  expect(formatSummary(result, { color: false, outDir: "dist", ms: 812 })).toMatchInlineSnapshot(
    `"Built 465 pages into dist: 1,204 files, 12.3 MB, 812 ms, 1 warning."`,
  );
});

test("a build with errors reports that the old site is unchanged", () => {
  const failed: BuildResult = {
    ...result,
    ok: false,
    diagnostics: [{ code: "disk-full", severity: "error", message: "x" }],
  };
  expect(formatSummary(failed, { color: false, outDir: "dist", ms: 812 })).toMatchInlineSnapshot(
    `"Nothing built: 1 error. \`dist\` is unchanged."`,
  );
});

test("timings are a right-aligned column", () => {
  const stages = [
    { name: "config", ms: 4.24 },
    { name: "markdown", ms: 312 },
  ];
  expect(`\n${formatTimings({ stages, ms: 1340.5, peakMemory: 123_000_000 })}\n`).toMatchInlineSnapshot(`
    "
      config       4.2 ms
      markdown   312.0 ms
      total     1340.5 ms
      memory       123 MB
    "
  `);
});

test("times, sizes and counts are short", () => {
  expect([0.42, 9.96, 312.4, 1420, 59_999, 125_000].map(formatTime)).toMatchInlineSnapshot(`
    [
      "0.4 ms",
      "10 ms",
      "312 ms",
      "1.42 s",
      "1 min 0 s",
      "2 min 5 s",
    ]
  `);
  expect([0, 812, 999.6, 12_345, 120_400_000].map(formatBytes)).toMatchInlineSnapshot(`
    [
      "0 B",
      "812 B",
      "1.0 kB",
      "12.3 kB",
      "120 MB",
    ]
  `);
  expect([formatCount(1, "page"), formatCount(12_000, "page")]).toEqual(["1 page", "12,000 pages"]);
});
