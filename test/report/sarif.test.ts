/** The SARIF log: what it says of diagnostics, and that it has the shape which SARIF 2.1.0 asks for. */

import { CATALOG } from "../../src/model/catalog/catalog.ts";
import { describe, expect, test } from "bun:test";
import { z } from "zod";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { toSarif } from "../../src/report/sarif.ts";

const options = { siteDir: "/repo/my site", rootDir: "/repo", version: "1.2.3", exitCode: 1 };

const brokenLink: Diagnostic = {
  code: "broken-link",
  severity: "error",
  message: "Broken link: no page at `/docs/instal`.",
  hint: "Did you mean `/docs/install`?",
  file: "docs/a b/ü.md",
  line: 5,
  column: 20,
  length: 12,
};
const diagnostics: readonly Diagnostic[] = [
  { code: "missing-static-folder", severity: "info", message: "There is no favicon." },
  { code: "disk-full", severity: "error", message: "There is no room.", hint: "Make room." },
  brokenLink,
  { code: "broken-link", severity: "warning", message: "Another one.", file: "docs/c.md", line: 2 },
  {
    code: "unknown-option",
    severity: "warning",
    message: "Unknown field.",
    file: "/elsewhere/authors.yml",
    line: 1,
    column: 1,
  },
  { code: "invalid-json", severity: "error", message: "Not JSON.", file: "versions.json" },
];

// The parts of the standard's schema that the log uses. `strictObject`: a property that the schema does not know is refused.
const level = z.enum(["none", "note", "warning", "error"]);
const message = z.strictObject({ text: z.string().min(1) });
const multiformat = z.strictObject({ text: z.string().min(1), markdown: z.string().min(1).optional() });
const index = z.number().int().min(0);
const position = z.number().int().min(1);
const descriptor = z.strictObject({
  id: z.string().min(1),
  shortDescription: multiformat,
  fullDescription: multiformat,
  help: multiformat,
  defaultConfiguration: z.strictObject({ level }),
});
// A URI reference as RFC 3986 has it: no spaces, only ASCII.
const artifactLocation = z.strictObject({
  uri: z.string().regex(/^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/),
  uriBaseId: z.string().optional(),
});
const region = z
  .strictObject({ startLine: position, startColumn: position.optional(), endColumn: position.optional() })
  .refine(({ startColumn = 1, endColumn = Infinity }) => endColumn > startColumn);
const log = z.strictObject({
  $schema: z.url(),
  version: z.literal("2.1.0"),
  runs: z.array(
    z.strictObject({
      tool: z.strictObject({
        driver: z.strictObject({
          name: z.string().min(1),
          semanticVersion: z.string().regex(/^\d+\.\d+\.\d+/),
          rules: z.array(descriptor),
          notifications: z.array(descriptor),
        }),
      }),
      columnKind: z.enum(["utf16CodeUnits", "unicodeCodePoints"]),
      originalUriBaseIds: z.record(z.string(), z.strictObject({ uri: z.string().regex(/^file:\/\/\/.*\/$/) })),
      invocations: z.array(
        z.strictObject({
          executionSuccessful: z.boolean(),
          exitCode: z.number().int(),
          toolExecutionNotifications: z.array(
            z.strictObject({ descriptor: z.strictObject({ id: z.string(), index }), level, message }),
          ),
        }),
      ),
      results: z.array(
        z.strictObject({
          ruleId: z.string(),
          ruleIndex: index,
          level,
          message,
          locations: z
            .array(
              z.strictObject({ physicalLocation: z.strictObject({ artifactLocation, region: region.optional() }) }),
            )
            .min(1),
        }),
      ),
    }),
  ),
});

describe("the SARIF log", () => {
  test("has the standard's structure, with any kind of diagnostic and with none", () => {
    for (const some of [diagnostics, [], ...diagnostics.map((one) => [one])]) {
      const value: unknown = JSON.parse(JSON.stringify(toSarif(some, options)));
      expect(log.safeParse(value).error?.issues).toBeUndefined();
    }
  });

  test("is rejected by that check if a region is empty or a URI contains a space", () => {
    const [run] = toSarif([brokenLink], options).runs;
    const [result] = run?.results ?? [];
    const withLocation = (physicalLocation: object) => ({
      ...toSarif([], options),
      runs: [{ ...run, results: [{ ...result, locations: [{ physicalLocation }] }] }],
    });
    const good = { artifactLocation: { uri: "a.md" }, region: { startLine: 1, startColumn: 2, endColumn: 3 } };
    expect(log.safeParse(withLocation(good)).success).toBe(true);
    expect(log.safeParse(withLocation({ ...good, artifactLocation: { uri: "a b.md" } })).success).toBe(false);
    expect(log.safeParse(withLocation({ ...good, region: { ...good.region, endColumn: 2 } })).success).toBe(false);
  });

  test("has a result per diagnostic with a place, relative to the repository", () => {
    const [run] = toSarif(diagnostics, options).runs;
    expect(run?.results).toEqual([
      {
        ruleId: "broken-link",
        ruleIndex: 0,
        level: "error",
        message: { text: "Broken link: no page at `/docs/instal`. Did you mean `/docs/install`?" },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "my%20site/docs/a%20b/%C3%BC.md", uriBaseId: "%SRCROOT%" },
              region: { startLine: 5, startColumn: 20, endColumn: 32 },
            },
          },
        ],
      },
      {
        ruleId: "broken-link",
        ruleIndex: 0,
        level: "warning",
        message: { text: "Another one." },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "my%20site/docs/c.md", uriBaseId: "%SRCROOT%" },
              region: { startLine: 2 },
            },
          },
        ],
      },
      {
        ruleId: "unknown-option",
        ruleIndex: 2,
        level: "warning",
        message: { text: "Unknown field." },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "file:///elsewhere/authors.yml" },
              region: { startLine: 1, startColumn: 1, endColumn: 2 },
            },
          },
        ],
      },
      {
        ruleId: "invalid-json",
        ruleIndex: 1,
        level: "error",
        message: { text: "Not JSON." },
        locations: [
          { physicalLocation: { artifactLocation: { uri: "my%20site/versions.json", uriBaseId: "%SRCROOT%" } } },
        ],
      },
    ]);
    expect(run?.originalUriBaseIds).toEqual({ "%SRCROOT%": { uri: "file:///repo/" } });
  });

  test("has a rule per code, with its worst level and its help", () => {
    const [run] = toSarif(diagnostics, options).runs;
    expect(run?.tool.driver.rules?.map(({ id, defaultConfiguration }) => [id, defaultConfiguration?.level])).toEqual([
      ["broken-link", "error"],
      ["invalid-json", "error"],
      ["unknown-option", "warning"],
    ]);
    expect(run?.tool.driver.rules?.[0]).toMatchObject({
      shortDescription: { text: "Broken link" },
      fullDescription: { text: CATALOG["broken-link"].cause },
      help: { text: CATALOG["broken-link"].help },
    });
  });

  test("doubles braces, which would otherwise enclose placeholders", () => {
    const diagnostic = { ...brokenLink, message: "Unexpected `{0}`.", hint: "Write `\\{`." };
    const [run] = toSarif([diagnostic], options).runs;
    expect(run?.results?.[0]?.message.text).toBe("Unexpected `{{0}}`. Write `\\{{`.");
  });

  test("attaches diagnostics without a file to the run", () => {
    const [run] = toSarif(diagnostics, options).runs;
    expect(run?.invocations).toEqual([
      {
        executionSuccessful: false,
        exitCode: 1,
        toolExecutionNotifications: [
          {
            descriptor: { id: "missing-static-folder", index: 1 },
            level: "note",
            message: { text: "There is no favicon." },
          },
          {
            descriptor: { id: "disk-full", index: 0 },
            level: "error",
            message: { text: "There is no room. Make room." },
          },
        ],
      },
    ]);
  });
});
