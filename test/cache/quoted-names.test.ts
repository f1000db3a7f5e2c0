/** A page whose text names the file with its own sidebar, after a change of that file. */

import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { useTemporaryFolders } from "../emit/temporary-folder.ts";
import { hashFiles } from "../support/built-files.ts";
import { runCli } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";

/** Closed categories: pages do not show the titles in them, so they are kept when one changes. */
const DOCS = Object.fromEntries(
  ["one", "two"].flatMap((folder) => ["a", "b"].map((name) => [`docs/${folder}/${name}.md`, `# ${name}\n`])),
);

const makeFolder = useTemporaryFolders();

test("its text is unchanged", async () => {
  const config = configText({ presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] });
  const site = await makeSite({
    "docusaurus.config.mjs": config,
    "docs/start.md": "---\nslug: /\n---\n\n# Start\n",
    ...DOCS,
  });
  const build = async (...options: string[]) => {
    expect(await runCli(["build", site.dir, ...options])).toMatchObject({ code: 0, stderr: "" });
  };
  await build();
  const [folder, clean] = [site.path("dist/assets/data"), join(makeFolder(), "clean")];
  const name = readdirSync(folder).find((file) => readFileSync(join(folder, file), "utf8").includes('"items"')) ?? "";
  await site.write("docs/two/b.md", `# b\n\nThe sidebar is "/assets/data/${name}".\n`);
  await build();
  await site.write("docs/one/b.md", "# Another title\n");
  await build();
  const reused = await hashFiles(site.path("dist"));
  expect(readdirSync(folder)).not.toContain(name);
  await build("--no-cache", "--out-dir", clean);
  expect(reused).toEqual(await hashFiles(clean));
});
