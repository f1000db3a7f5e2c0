/** Finds the scripts that files import by path, with and without extensions, among imports in samples that lead nowhere. */

import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeScriptFinder } from "../../src/content/imported-scripts.ts";

test("a path is a script, a script without its extension, or a folder with an index", () => {
  const dir = mkdtempSync(join(tmpdir(), "veloci-scripts-"));
  try {
    for (const folder of ["docs/parts", "docs/empty", "src"]) mkdirSync(join(dir, folder), { recursive: true });
    for (const path of ["docs/a.tsx", "docs/b.js", "docs/parts/index.ts", "docs/c.md", "src/d.js"])
      writeFileSync(join(dir, path), "");
    const find = makeScriptFinder(dir);
    const importing = (...names: readonly string[]): string[] =>
      find({ path: "docs/page.mdx", text: names.map((name) => `import "x"; import Y from "${name}";`).join("\n") });
    expect(importing("./a", "./b.js", "./parts", "@site/docs/a.tsx")).toEqual([
      "docs/a.tsx",
      "docs/b.js",
      "docs/parts/index.ts",
      "docs/a.tsx",
    ]);
    expect(importing("./c", "./empty", "./missing", "./missing/a", "../../outside", "@site/src/d")).toEqual([]);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
