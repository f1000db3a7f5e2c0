/** What an author reads when something is wrong: the whole text of a diagnostic, the order, and the count. */

import { describe, expect, test } from "bun:test";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { countDiagnostics, formatDiagnostic, formatDiagnostics, toShownPath } from "../../src/report/print.ts";

const LINES = ["# Title", "", "See [the guide](./gude.md) first.", "Then go on."];
const options = { siteDir: "/home/me/site", readLines: () => LINES };

const brokenLink: Diagnostic = {
  code: "broken-link",
  severity: "error",
  message: "The link `./gude.md` leads to no file.",
  hint: "Did you mean `./guide.md`?",
  file: "docs/intro.md",
  line: 3,
  column: 17,
  length: 9,
};

describe("a diagnostic", () => {
  test("prints the problem, its position and the fix", () => {
    expect(`\n${formatDiagnostic(brokenLink, options)}\n`).toMatchInlineSnapshot(`
      "
      error[broken-link] The link \`./gude.md\` leads to no file.
        docs/intro.md:3:17
        3 | See [the guide](./gude.md) first.
          |                 ^^^^^^^^^
        4 | Then go on.
        help: Did you mean \`./guide.md\`?
      "
    `);
  });

  test("requires neither position nor hint", () => {
    const text = formatDiagnostic({ code: "no-docs", severity: "warning", message: "The site has no pages." }, options);
    expect(text).toMatchInlineSnapshot(`"warning[no-docs] The site has no pages."`);
  });

  test("has no code frame if the file cannot be read", () => {
    const text = formatDiagnostic(brokenLink, { siteDir: "/nowhere" });
    expect(`\n${text}\n`).toMatchInlineSnapshot(`
      "
      error[broken-link] The link \`./gude.md\` leads to no file.
        docs/intro.md:3:17
        help: Did you mean \`./guide.md\`?
      "
    `);
  });

  test("shows the path relative to the current folder", () => {
    const place = (from: string): string | undefined =>
      formatDiagnostic(brokenLink, { ...options, from }).split("\n")[1];
    expect(place("/home/me")).toBe("  site/docs/intro.md:3:17");
    expect(place("/home/me/site")).toBe("  docs/intro.md:3:17");
    expect(place("/home/you")).toBe("  /home/me/site/docs/intro.md:3:17");
  });

  test("is colored only on request", () => {
    expect(formatDiagnostic(brokenLink, options)).not.toContain("\u001b");
    const colored = formatDiagnostic(brokenLink, { ...options, color: true });
    expect(colored).toContain("\u001b[31m");
    expect(Bun.stripANSI(colored)).toBe(formatDiagnostic(brokenLink, options));
  });

  test("cannot control the terminal with its message", () => {
    const text = formatDiagnostic({ ...brokenLink, message: "bad \u001b[31mname", hint: "\u0007" }, options);
    expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
  });
});

describe("a list of diagnostics", () => {
  const many = (count: number, severity: Diagnostic["severity"]): Diagnostic[] =>
    Array.from({ length: count }, (_, index) => ({ code: "disk-full", severity, message: `${severity} ${index}.` }));

  test("shows errors last, each severity in its given order", () => {
    const list = [...many(2, "error"), ...many(1, "warning"), ...many(1, "info")];
    expect(`\n${formatDiagnostics(list, options)}\n`).toMatchInlineSnapshot(`
      "
      info[disk-full] info 0.

      warning[disk-full] warning 0.

      error[disk-full] error 0.

      error[disk-full] error 1.
      "
    `);
  });

  test("is truncated only if it is very long, and keeps the errors", () => {
    expect(formatDiagnostics(many(200, "error"), options)).not.toContain("more");
    const text = formatDiagnostics([...many(250, "warning"), ...many(3, "error")], options);
    expect(text).toContain("error 2.");
    expect(text).toContain("warning 196.");
    expect(text).not.toContain("warning 197.");
    expect(text).toEndWith("… and 53 more.");
  });

  test("groups everything except errors by kind on request", () => {
    const list = [
      ...many(9, "warning"),
      ...many(7, "error"),
      { ...many(1, "warning")[0], code: "inline-tag" } as Diagnostic,
    ];
    const text = formatDiagnostics(list, { ...options, grouped: true });
    expect(text.match(/^(?:warning|error)\[.*$/gm)).toEqual([
      "warning[disk-full] warning 0.",
      "warning[disk-full] warning 1.",
      "warning[disk-full] warning 2.",
      "warning[inline-tag] warning 0.",
      ...many(7, "error").map((_, index) => `error[disk-full] error ${index}.`),
      "warning[disk-full] … and 6 more, in 1 file.",
    ]);
    expect(text).toEndWith("help: `--verbose` shows all of them.");
    expect(formatDiagnostics(many(5, "warning"), { ...options, grouped: true })).toContain("warning 4.");
  });

  test("groups what a site would lose only where it is the same thing", () => {
    const lost = many(9, "warning").map((one) => ({ ...one, code: "not-supported" as const }));
    const same = lost.map((one) => ({ ...one, message: "The same." }));
    const text = formatDiagnostics([...lost, ...same], { ...options, grouped: true });
    expect([...(text.match(/^warning\[not-supported\] .*/gm) ?? [])]).toEqual([
      ...lost.map(({ message }) => `warning[not-supported] ${message}`),
      ...Array(3).fill("warning[not-supported] The same."),
      "warning[not-supported] … and 6 more, in 1 file.",
    ]);
  });

  test("ends with the counts in words", () => {
    expect(countDiagnostics([...many(1, "error"), ...many(2, "warning"), ...many(5, "info")])).toBe(
      "1 error, 2 warnings",
    );
    expect(countDiagnostics(many(2, "error"))).toBe("2 errors");
    expect(countDiagnostics([])).toBe("");
  });
});

test("the current folder itself is shown as a dot", () => {
  expect(toShownPath("/a/b", "/a/b")).toBe(".");
});
