/** YAML and JSON files of an author: parse errors have places, and so have members. */

import { afterAll, expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { locateKey, readDataFile } from "../../src/content/data-file.ts";
import { makeReporter } from "../../src/report/reporter.ts";

const dir = mkdtempSync(join(tmpdir(), "data-file-"));
afterAll(() => rm(dir, { recursive: true }));

async function read(name: string, text: string) {
  await writeFile(join(dir, name), text);
  const report = makeReporter();
  return { file: await readDataFile(dir, join(dir, name), report), diagnostics: report.diagnostics };
}

test("a missing file is not an error", async () => {
  const report = makeReporter();
  expect(await readDataFile(dir, join(dir, "none.yml"), report)).toBeUndefined();
  expect(report.diagnostics).toEqual([]);
});

test("YAML and JSON give the same value", async () => {
  expect((await read("a.yml", "label: A\n")).file?.value).toEqual({ label: "A" });
  expect((await read("a.json", `{"label": "A"}`)).file?.value).toEqual({ label: "A" });
});

test("an error in YAML has its line and column", async () => {
  expect((await read("bad.yml", "label: A\nposition: 1: 2\n")).diagnostics).toMatchInlineSnapshot(`
    [
      {
        "code": "invalid-yaml",
        "column": 12,
        "file": "bad.yml",
        "line": 2,
        "message": "\`bad.yml\` is not valid YAML: Unexpected token.",
        "severity": "error",
      },
    ]
  `);
});

test("an error in JSON has its line and column", async () => {
  expect((await read("bad.json", `{\n  "label": "A",\n}`)).diagnostics).toMatchInlineSnapshot(`
    [
      {
        "code": "invalid-json",
        "column": 15,
        "file": "bad.json",
        "line": 2,
        "message": "\`bad.json\` is not valid JSON: JSON does not support trailing commas.",
        "severity": "error",
      },
    ]
  `);
});

test("a member is located by its keys", () => {
  expect(locateKey("label: link\nlink:\n  type: doc\n", ["link", "type"])).toEqual({ line: 3, column: 3 });
  expect(locateKey(`{"label": "A", "link": {"type": "doc"}}`, ["link"])).toEqual({ line: 1, column: 17 });
  expect(locateKey("label: A", ["link"])).toBeUndefined();
});
