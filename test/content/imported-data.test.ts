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
  const [source, plain] = await readImportedData(
    site.dir,
    [
      { path: "docs/x.mdx", text },
      { path: "docs/y.md", text: "no imports" },
    ],
    () => [],
  );
  expect(source?.imported).toEqual({
    "!!raw-loader!./a.txt": "one {x}\n",
    "@site/data/b.json": { version: 2 },
    "../data/c.yml": { list: [1, 2] },
  });
  expect(plain).toEqual({ path: "docs/y.md", text: "no imports" });
});

test("rules of the site's plugins decide about other files, and are read only where one is imported", async () => {
  await using site = await makeFolder();
  await site.write("examples/a.py", "print(1)\n");
  await site.write("docs/b.html", "<p>");
  const read = (text: string, getRules: Parameters<typeof readImportedData>[2]) =>
    readImportedData(site.dir, [{ path: "docs/x.mdx", text }], getRules);
  const text = 'import a from "@site/examples/a.py";\nimport b from "./b.html";\nimport c from "./c.png";\n';
  const rules = [{ test: /\/examples\//, as: "text" } as const, { test: /\.(?:html|png)$/, as: "url" } as const];
  const [source] = await read(text, () => rules);
  expect(source?.imported).toEqual({ "@site/examples/a.py": "print(1)\n" });
  const media = 'import c from "./c.png";\nimport C from "@site/src/C.tsx";\n';
  expect(await read(media, () => expect.unreachable())).toEqual([{ path: "docs/x.mdx", text: media }]);
});
