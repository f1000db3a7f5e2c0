/** The catalog of diagnostics. The compiler holds what is reported to it; here it is held to what is reported. */

import { expect, test } from "bun:test";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findFiles } from "../../src/content/files.ts";
import { CATALOG } from "../../src/model/catalog/catalog.ts";
import { projectDir } from "../support/paths.ts";

test("every diagnostic code is reported somewhere", async () => {
  const dir = join(projectDir, "src");
  const paths = await findFiles({ dir, include: ["**/*.{ts,tsx}"], exclude: ["model/catalog/**"] });
  const sources = await Promise.all([...paths.map((path) => join(dir, path)), join(projectDir, "cli.ts")].map(read));
  const text = sources.join("\n");
  // These are made of a word and what it is about.
  const made = /^(?:unknown-(?:plugin|theme|preset)|search-(?:refused|unreachable|failed)|(?:less|stylus)-error)$/;
  expect(Object.keys(CATALOG).filter((code) => !made.test(code) && !text.includes(`"${code}"`))).toEqual([]);
});

test.each(Object.entries(CATALOG))("%s says why it is reported and what to do, in sentences", (_, { cause, help }) => {
  expect(cause).toMatch(/^[`A-Z].*[.)]$/s);
  expect(help).toMatch(/^[`A-Z].*\.$/s);
});

function read(path: string): Promise<string> {
  return readFile(path, "utf8");
}
