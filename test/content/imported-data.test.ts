import { expect, test } from "bun:test";
import { readImportedData } from "../../src/content/imported-data.ts";
import { makeFolder } from "../support/site.ts";

test("texts, JSON and YAML are read for the files that import them; unreadable files are skipped", async () => {
  await using site = await makeFolder();
  await site.write("docs/a.txt", "one {x}\n");
  await site.write("data/b.json", '{"version": 2}');
  await site.write("data/c.yml", "list: [1, 2]\n");
  await site.write("data/bad.json", "{");
  await site.write("data/large.json", JSON.stringify(Array.from({ length: 20_000 }, () => "item")));
  const text = [
    "import A from '!!raw-loader!./a.txt';",
    'import b, { version } from "@site/data/b.json";',
    "import c from '../data/c.yml'",
    "import bad from '../data/bad.json'; import gone from '../data/gone.json'; import large from '../data/large.json';",
  ].join("\n");
  const [source, plain] = await readImportedData(site.dir, [
    { path: "docs/x.mdx", text },
    { path: "docs/y.md", text: "no imports" },
  ]);
  expect(source?.imported).toEqual({
    "!!raw-loader!./a.txt": "one {x}\n",
    "@site/data/b.json": { version: 2 },
    "../data/c.yml": { list: [1, 2] },
  });
  expect(plain).toEqual({ path: "docs/y.md", text: "no imports" });
});
