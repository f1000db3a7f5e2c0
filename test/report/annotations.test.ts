/** Annotations of GitHub Actions: what is escaped, where they point, and which are dropped when there are too many. */

import { expect, test } from "bun:test";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { formatAnnotations } from "../../src/report/annotations.ts";

const options = { siteDir: "/repo/content", rootDir: "/repo" };

const base: Diagnostic = { code: "broken-link", severity: "error", message: "No page." };

test("point at the position, relative to the repository", () => {
  const place = { file: "docs/a.md", line: 5, column: 20 };
  const all: Diagnostic[] = [
    { ...base, ...place, length: 12, hint: "Did you mean `/b`?" },
    { ...base, severity: "warning", ...place },
    { ...base, severity: "info", file: "docs/a.md", line: 5 },
    { ...base, severity: "info", file: "docs/a.md" },
    { ...base, severity: "info", file: "/elsewhere/a.md", line: 5 },
    { ...base, severity: "info" },
  ];
  expect(formatAnnotations(all, options)).toBe(
    [
      "::error file=content/docs/a.md,line=5,col=20,endColumn=31,title=broken-link::No page.%0ADid you mean `/b`?",
      "::warning file=content/docs/a.md,line=5,col=20,title=broken-link::No page.",
      "::notice file=content/docs/a.md,line=5,title=broken-link::No page.",
      "::notice file=content/docs/a.md,title=broken-link::No page.",
      "::notice title=broken-link::No page.",
      "::notice title=broken-link::No page.",
      "",
    ].join("\n"),
  );
});

test("escape characters that would end the command or a property", () => {
  const diagnostic: Diagnostic = { ...base, message: "100% of\r\n`a,b`: ::error::no", file: "docs/50%,a:b.md" };
  expect(formatAnnotations([diagnostic], options)).toBe(
    "::error file=content/docs/50%25%2Ca%3Ab.md,title=broken-link::100%25 of%0D%0A`a,b`: ::error::no\n",
  );
});

test("are limited to GitHub's number per kind, most severe first", () => {
  const many = (severity: Diagnostic["severity"]): Diagnostic[] =>
    Array.from({ length: 12 }, (_, index) => ({ ...base, severity, message: `${severity} ${index}` }));
  const lines = formatAnnotations([...many("info"), ...many("error"), ...many("warning")], options)
    .trim()
    .split("\n");
  expect(lines.map((line) => /^::\w+/.exec(line)?.[0])).toEqual([
    ...Array.from({ length: 10 }, () => "::error"),
    ...Array.from({ length: 10 }, () => "::warning"),
    ...Array.from({ length: 10 }, () => "::notice"),
  ]);
});
