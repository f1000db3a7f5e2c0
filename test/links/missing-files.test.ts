/** Links to files that are not there: the nearest of those beside them is named. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";

test("a missing file is reported with the nearest name in its folder", async () => {
  await using built = await buildFixture({
    "docs/a.md": "# A\n\n[Manual](./files/manuel.pdf)\n",
    "docs/files/manual.pdf": "%PDF-1.4\n",
    "src/pages/index.md": "# Home\n",
  });
  expect(built.code).toBe(1);
  const told = (built.stdout + built.stderr).split("\n").filter((line) => /manuel|Did you mean/.test(line));
  expect(told.map((line) => line.trim())).toMatchInlineSnapshot(`
    [
      "error[broken-link] Broken link \`./files/manuel.pdf\`: no file \`docs/files/manuel.pdf\` and no page at \`/docs/files/manuel.pdf\`.",
      "3 | [Manual](./files/manuel.pdf)",
      "help: Did you mean \`./files/manual.pdf\`? \`onBrokenLinks\` relaxes this check.",
    ]
  `);
});
