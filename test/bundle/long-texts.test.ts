/** Code with texts that are far longer than any name, such as embedded data. */

import { expect, test } from "bun:test";
import { runCli } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";

test.each([
  ["letters", "x".repeat(600_000)],
  ["spaces", `${" ".repeat(600_000)}x`],
])("a page with a text of %s builds before the test ends", async (_, text) => {
  await using site = await makeSite({
    "docusaurus.config.mjs": configText({ presets: [["classic", { docs: false, blog: false }]] }),
    "node_modules/it/package.json": '{ "name": "it", "main": "index.js" }',
    "node_modules/it/index.js": `const r = require("react");\nmodule.exports = { text: ${JSON.stringify(text)}, r };\n`,
    "src/pages/index.jsx": `import it from "it";\nconst own = ${JSON.stringify(text)};\nexport default () => <main>{it.text.length + own.length}</main>;\n`,
  });
  expect(await runCli(["build", site.dir, "--no-cache"])).toMatchObject({ code: 0 });
  expect(await site.read("dist/index.html")).toContain(`>${2 * text.length}</main>`);
});
