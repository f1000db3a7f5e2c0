import { expect, test } from "bun:test";
import { makeReporter } from "../../src/report/reporter.ts";

test("diagnostics are deduplicated, and sorted by file, line and column", () => {
  const report = makeReporter();
  report.add({ code: "broken-link", severity: "warning", message: "2", file: "b.md", line: 1 });
  report.add({ code: "broken-anchor", severity: "warning", message: "1", file: "a.md", line: 10, column: 2 });
  report.add({ code: "broken-anchor", severity: "warning", message: "1", file: "a.md", line: 2, column: 9 });
  report.add({ code: "broken-anchor", severity: "warning", message: "1", file: "a.md", line: 2, column: 9 });
  report.add({ code: "disk-full", severity: "error", message: "0" });
  expect(report.diagnostics.map(({ file, line }) => `${file}:${line}`)).toEqual([
    "undefined:undefined",
    "a.md:2",
    "a.md:10",
    "b.md:1",
  ]);
  expect(report.hasErrors).toBe(true);
});

test("the site's level determines the severity, and `ignore` drops it", () => {
  const report = makeReporter();
  report.addAt("ignore", { code: "broken-anchor", message: "ignored" });
  report.addAt("log", { code: "broken-link", message: "logged" });
  report.addAt("warn", { code: "disk-full", message: "warned" });
  expect(report.diagnostics.map(({ severity }) => severity)).toEqual(["info", "warning"]);
  expect(report.hasErrors).toBe(false);
  report.addAt("throw", { code: "empty-category", message: "thrown" });
  expect(report.hasErrors).toBe(true);
});
