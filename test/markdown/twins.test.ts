/** Files with equal text are compiled once, and are documents of their own all the same. */

import { expect, test } from "bun:test";
import { TextStore } from "../../src/markdown/store/text-store.ts";
import { Twins } from "../../src/markdown/store/twins.ts";
import { compileFiles } from "./compile-files.ts";

const TEXT = "# Title\n\nText with a [link](./other.md) and `code`.\n\n## Part\n\n```js\nlet a = 1;\n```\n";

test("equal files share everything except their names", async () => {
  const { document, complaints } = await compileFiles({ "docs/a.md": TEXT, "old/a.md": TEXT, "docs/b.md": "# B\n" });
  const [one, two] = [document("docs/a.md"), document("old/a.md")];
  expect(two).toEqual({ ...one, path: "old/a.md" });
  expect(two.body).toBe(one.body);
  expect(document("docs/b.md").contentTitle).toBe("B");
  expect(complaints).toBe("");
});

test.each([
  ["footnotes, whose ids have the file's name in them", "A[^1]\n\n[^1]: Note\n"],
  ["imports, which begin at the file's place", "import Part from './_part.mdx';\n\n<Part />\n"],
  ["code of its own", "export const n = Math.random();\n\n{n}\n"],
  ["a mistake, which is told for each file", "<B>\n"],
  ["another end of its name", TEXT],
])("a file with %s is compiled for itself", async (what, text) => {
  const second = what.startsWith("another") ? "old/a.mdx" : "old/a.md";
  const { document, complaints } = await compileFiles({
    "docs/a.md": text,
    [second]: text,
    "docs/_part.mdx": "One\n",
    "old/_part.mdx": "Two\n",
  });
  expect(document(second).body).not.toBe(document("docs/a.md").body);
  expect(complaints.split("\n").filter((line) => line.includes("is not closed"))).toHaveLength(
    what.includes("mistake") ? 2 : 0,
  );
  if (text.includes("_part")) expect(document(second).body).toEqual(["<p>Two</p>"]);
});

test("plugins with different settings compile separately", async () => {
  const { document } = await compileFiles({ "docs/a.md": TEXT });
  const twins = new Twins();
  twins.add({ path: "docs/a.md", text: TEXT }, document("docs/a.md"));
  expect(twins.find({ path: "blog/a.md", text: TEXT, compile: { removeContentTitle: true } })).toBeUndefined();
  expect(twins.find({ path: "docs/b.md", text: TEXT })?.path).toBe("docs/b.md");
});

test("a copy reads its texts from the first file's", async () => {
  using store = new TextStore({ inMemory: 0 });
  const { document } = await compileFiles({ "docs/a.md": TEXT });
  const twins = new Twins();
  twins.add({ path: "docs/a.md", text: TEXT }, store.keep(document("docs/a.md")));
  const twin = twins.find({ path: "docs/b.md", text: TEXT });
  expect(Object.getOwnPropertyDescriptor(twin, "body")).not.toHaveProperty("value");
  expect(twin).toEqual({ ...document("docs/a.md"), path: "docs/b.md" });
});
