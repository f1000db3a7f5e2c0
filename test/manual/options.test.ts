/** The reference pages have every option, with the types and defaults of the schemas that check a site. */

import { expect, test } from "bun:test";
import { Glob } from "bun";
import { join } from "node:path";
import { DESCRIPTIONS_FILE, readDescriptions } from "../../scripts/option-descriptions.ts";
import { updateTables } from "../../scripts/option-tables.ts";
import { siteSchema } from "../../src/config/schema/site.ts";
import { themeConfigSchema } from "../../src/config/theme-config.ts";
import { authorsFileSchema } from "../../src/plugins/blog/authors-map.ts";
import { toJsonSchema } from "../../src/types/json-schema.ts";
import { projectDir } from "../support/paths.ts";

const DOCS = join(projectDir, "content/docs");
const pages = [...new Glob("**/*.{md,mdx}").scanSync(DOCS)].sort();
const marked = (
  await Promise.all(pages.map(async (page) => ({ page, text: await Bun.file(join(DOCS, page)).text() })))
).filter(({ text }) => text.includes(" options: "));

test("the manual has tables of options", () => {
  expect(marked.length).toBeGreaterThan(10);
});

for (const { page, text } of marked) {
  test(`${page}: tables have all fields; \`bun scripts/write-option-tables.ts\` writes types and defaults`, () => {
    const { text: updated, problems } = updateTables(text);
    expect(problems).toEqual([]);
    expect(updated).toBe(text);
  });
}

test.each([
  ["api/docusaurus.config.js.md", toJsonSchema(siteSchema)],
  ["api/themes/theme-configuration.md", toJsonSchema(themeConfigSchema)],
  ["blog.mdx", toJsonSchema(authorsFileSchema)["additionalProperties"] as object],
])("%s names every field", async (page, schema) => {
  const text = await Bun.file(join(DOCS, page)).text();
  const fields = Object.keys((schema as { readonly properties: object }).properties);
  expect(fields.filter((field) => !new RegExp(`\`${field}\\b|\\.${field}\\b|\\b${field}: `).test(text))).toEqual([]);
});

test("editors show the descriptions of the manual; `bun scripts/write-option-tables.ts` writes them", async () => {
  const texts = await Promise.all(pages.map(async (page) => [page, await Bun.file(join(DOCS, page)).text()] as const));
  const found = readDescriptions(new Map(texts));
  expect(await Bun.file(join(projectDir, DESCRIPTIONS_FILE)).json()).toEqual(found);
  const empty = Object.entries(found).flatMap(([schema, fields]) =>
    Object.entries(fields).flatMap(([name, text]) => (text === "" ? `${schema}: ${name}` : [])),
  );
  expect(empty).toEqual([]);
});
