/** A build notices changes of the Markdown files that pages include from outside of the site folder. */

import { expect, test } from "bun:test";
import { runCli } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";

test("a page that includes a file from above the site folder is built again after a change of it", async () => {
  await using repository = await makeSite({
    "README.md": "First readme.\n\nimport Part from './part.md';\n\n<Part />\n",
    "part.md": "First part.\n",
    "site/docusaurus.config.mjs": configText({ presets: [["classic", { blog: false }]] }),
    "site/docs/a.mdx": "import Readme from '../../README.md';\n\n# A\n\n<Readme />\n",
    "site/docs/b.md": "# B\n",
  });
  const build = async (): Promise<string> => {
    // Longer than a step of the system's clock for files.
    await Bun.sleep(50);
    const built = await runCli(["build", repository.path("site")]);
    expect([built.code, built.stderr]).toEqual([0, ""]);
    return built.stdout;
  };
  const page = (): Promise<string> => repository.read("site/dist/docs/a/index.html");
  expect(await build()).not.toContain("Nothing has changed");
  expect(await build()).toContain("Nothing has changed");
  for (const name of ["README.md", "part.md"]) {
    await repository.write(name, (await repository.read(name)).replace("First", "Second"));
    expect(await build()).not.toContain("Nothing has changed");
  }
  for (const text of ["Second readme.", "Second part."]) expect(await page()).toContain(text);
  await repository.write("site/docs/b.md", "# B\n\nMore.\n");
  await build();
  await repository.write("part.md", "Third part.\n");
  await build();
  expect(await page()).toContain("Third part.");
}, 30_000);
