/** The manual names no diagnostic that does not exist. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import {
  CODES,
  DIAGNOSTICS_PAGE,
  readOutputs,
  renderDiagnosticsPage,
  WITHOUT_EXAMPLE,
} from "../../scripts/diagnostics/page.ts";
import { findFiles } from "../../src/content/files.ts";
import { projectDir } from "../support/paths.ts";

const CODE = /`([a-z]+(?:-[a-z\d]+)+)`/g;

/** Tables of mistakes: the first cell of a row has the codes. */
const TABLE = /^\| (?:code|you see) \|.*\n\|[-|]+\n((?:\|.*\n)+)/gm;

/** Codes are text, or joined to `unknown-`. */
function isKnown(code: string, sources: string): boolean {
  if (sources.includes(`"${code}"`) || sources.includes(`\`${code}\``)) return true;
  return code.startsWith("unknown-") && sources.includes("`unknown-${");
}

async function readAll(include: readonly string[]): Promise<string[]> {
  const paths = await findFiles({ dir: projectDir, include: [...include], exclude: [] });
  return Promise.all(paths.map((path) => Bun.file(join(projectDir, path)).text()));
}

test("the page about diagnostics lists all codes with their descriptions from the catalog", async () => {
  const page = await Bun.file(join(projectDir, DIAGNOSTICS_PAGE)).text();
  // Its outputs are compared with those of the program by `manual.test.ts`.
  expect(page).toBe(renderDiagnosticsPage(readOutputs(page)));
});

test("the page about diagnostics has an example of each code, except for a few", async () => {
  const outputs = readOutputs(await Bun.file(join(projectDir, DIAGNOSTICS_PAGE)).text());
  expect(CODES.filter((code) => !outputs.has(code)).sort()).toEqual([...WITHOUT_EXAMPLE]);
});

test("codes in the tables of mistakes exist in the program", async () => {
  const sources = (await readAll(["src/**/*.{ts,tsx}", "theme/**/*.tsx"])).join("\n");
  const pages = await readAll(["content/docs/**/*.{md,mdx}"]);
  const rows = pages.flatMap((page) => [...page.matchAll(TABLE)].flatMap(([, body = ""]) => body.trim().split("\n")));
  const named = rows.flatMap((row) => [...(row.split(" | ")[0] ?? "").matchAll(CODE)].map(([, code = ""]) => code));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((code) => !isKnown(code, sources))).toEqual([]);
});
