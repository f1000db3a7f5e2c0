/** Missing pictures: errors where the format looks for the file, and warnings where it leaves that to the browser. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";

test("a missing picture behind a reference, or in a tag, does not stop the build", async () => {
  const text = '# Page\n\n![one][one], ![two] and <img src="./three.png" />\n\n[one]: ./one.png\n[two]: ./two.png\n';
  await using built = await buildFixture({ "docs/page.md": text });
  expect([built.code, [...built.stderr.matchAll(/\w+\[broken-image\] Broken image `[^`]+`/g)].flat()]).toEqual([
    0,
    ["./three.png", "./one.png", "./two.png"].map((url) => `warning[broken-image] Broken image \`${url}\``),
  ]);
  await using direct = await buildFixture({ "docs/page.md": "# Page\n\n![four](./four.png)\n" });
  expect(direct.code).toBe(1);
  expect(direct.stderr).toContain("error[broken-image] Broken image `./four.png`");
});
