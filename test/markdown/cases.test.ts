/**
 * The paired corpus: `cases/<name>.md` compiles to `cases/<name>.html`. `UPDATE_CASES=1 bun test test/markdown/cases.test.ts`
 * writes the HTML: read the difference before it is kept.
 */

import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { compileDocument } from "../../src/markdown/compile.ts";
import { SIGN } from "../../src/markdown/body/signs.ts";
import { CASE_NAMES, CASES_FOLDER, readCase } from "./case-files.ts";
import { printDocument } from "./print-document.ts";

async function compileCase(name: string): Promise<string> {
  const { source, options } = await readCase(name);
  const document = compileDocument(source, options);
  expect(JSON.stringify(document)).not.toContain(SIGN);
  return printDocument(document, document.diagnostics);
}

describe("Markdown cases", () => {
  test("there are cases, and each has its HTML", () => {
    expect(CASE_NAMES.length).toBeGreaterThanOrEqual(250);
    const pairs = readdirSync(CASES_FOLDER).filter((name) => name.endsWith(".html"));
    expect(pairs.map((name) => name.slice(0, -".html".length)).sort()).toEqual([...CASE_NAMES]);
  });

  for (const name of CASE_NAMES) {
    test(name, async () => {
      const actual = await compileCase(name);
      const file = join(CASES_FOLDER, `${name}.html`);
      if (process.env["UPDATE_CASES"] === "1") await Bun.write(file, actual);
      expect(actual).toBe(await Bun.file(file).text());
    });
  }
});
