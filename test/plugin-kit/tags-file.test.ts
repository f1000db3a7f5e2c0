/** Tags files: defaults from the key, and mistakes with their place. */

import { afterAll, expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTagsFile } from "../../src/plugin-kit/tags-file.ts";
import { makeReporter } from "../../src/report/reporter.ts";

const siteDir = mkdtempSync(join(tmpdir(), "tags-file-"));
afterAll(() => rm(siteDir, { recursive: true }));

async function read(text: string | undefined, option?: string | false) {
  const path = join(siteDir, "tags.yml");
  await (text === undefined ? rm(path, { force: true }) : writeFile(path, text));
  const report = makeReporter();
  const declared = await readTagsFile({ siteDir, contentDir: siteDir, option, report });
  return { declared, diagnostics: report.diagnostics };
}

test("label and permalink come from the key when a tag has none", async () => {
  const { declared } = await read(
    "newTag:\nrelease:\n  label: Releases\n  permalink: /news\n  description: What is new.\n",
  );
  expect(declared?.tags).toEqual({
    newTag: { label: "NewTag", permalink: "new-tag" },
    release: { label: "Releases", permalink: "/news", description: "What is new." },
  });
});

test("the default file may be missing, a configured one may not", async () => {
  expect(await read(undefined)).toEqual({ declared: undefined, diagnostics: [] });
  expect((await read(undefined, "labels.yml")).diagnostics[0]?.message).toMatchInlineSnapshot(
    `"The tags file \`labels.yml\` does not exist."`,
  );
});

test("`false` means no tags file even if there is one", async () => {
  expect((await read("a:\n", false)).declared).toBeUndefined();
});

test("an unknown field and a duplicate permalink are reported at their position", async () => {
  expect((await read("a:\n  lable: A\n")).diagnostics).toMatchInlineSnapshot(`
    [
      {
        "code": "unknown-option",
        "column": 3,
        "file": "tags.yml",
        "hint": "Did you mean \`label\`?",
        "length": 5,
        "line": 2,
        "message": "Unknown tags file field \`a.lable\`.",
        "severity": "error",
      },
    ]
  `);
  expect((await read("a:\n  permalink: /x\nb:\n  permalink: /x\n")).diagnostics).toMatchInlineSnapshot(`
    [
      {
        "code": "duplicate-tag",
        "column": 1,
        "file": "tags.yml",
        "length": 1,
        "line": 3,
        "message": "Tags \`a\` and \`b\` have the same permalink \`/x\`.",
        "severity": "error",
      },
    ]
  `);
});
