/** Compiles a page that shows a partial. */

import { expect } from "bun:test";
import { compileFiles } from "./compile-files.ts";
import { printBody } from "./print-document.ts";

export const IMPORT = "import Part from './_part.mdx';\n\n";

export async function showPage(page: string, part: string): Promise<string> {
  const { document, complaints } = await compileFiles({ "docs/a.md": page, "docs/_part.mdx": part });
  expect(complaints).toBe("");
  const { body, slots } = document("docs/a.md");
  return printBody(body, slots);
}
