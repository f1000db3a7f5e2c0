/** The Markdown of a page with components, in a build that reuses the last output. */

import { expect, test } from "bun:test";
import { runCli } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";

const FILES = {
  "docusaurus.config.js": configText({ presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] }),
  "docs/start.md": "---\nslug: /\n---\n\n# Start\n",
  "docs/guides/index.mdx": 'import Note from "@site/src/components/Note";\n\n# Guides\n\n<Note />\n\n<DocCardList />\n',
  "docs/guides/one.md": "# One\n\nThe first guide.\n",
  "src/components/Note.js": "export default () => <p>Read me.</p>;\n",
};

test("the Markdown of a page shows what its components show now", async () => {
  await using site = await makeSite(FILES);
  const textAfter = async (...options: string[]) => {
    const { code } = await runCli(["build", ...options], { cwd: site.dir });
    expect(code).toBe(0);
    return site.read("dist/guides.md");
  };
  expect(await textAfter()).toContain("Read me.");
  await site.write("docs/start.md", "---\nslug: /\n---\n\n# Start here\n");
  expect(await textAfter()).toContain("The first guide.");
  await site.write("docs/guides/one.md", "# One\n\nThe shortest guide.\n");
  expect(await textAfter()).toContain("The shortest guide.");
  await site.write("src/components/Note.js", "export default () => <p>Skip me.</p>;\n");
  const text = await textAfter();
  expect(text).toContain("Skip me.");
  expect(text).toBe(await textAfter("--no-cache"));
});
