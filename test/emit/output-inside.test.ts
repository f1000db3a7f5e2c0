/** A site may read folders that contain its output, and builds the same from them each time. */

import { expect, test } from "bun:test";
import { readTree } from "./temporary-folder.ts";
import { runCli } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";

test("a site whose docs and static files are the site folder itself excludes its output and its cache", async () => {
  await using site = await makeSite({
    "docusaurus.config.mjs": configText({
      staticDirectories: ["."],
      presets: [["classic", { docs: { path: ".", routeBasePath: "/" }, blog: false, pages: false }]],
    }),
    "index.md": "# Home\n",
    "guide/a.md": "# A\n",
  });
  const build = async (...words: readonly string[]): Promise<Record<string, string>> => {
    const { code, stderr } = await runCli(["build", site.dir, ...words], { cwd: site.dir });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    return readTree(site.path("dist"));
  };
  const first = await build();
  expect(Object.keys(first)).toContain("index.html");
  // Nothing has changed, and then all is built again.
  expect(await build()).toEqual(first);
  expect(await build("--no-cache")).toEqual(first);
  expect(Object.keys(first).filter((path) => /^dist\/|\.veloci-/.test(path))).toEqual([]);
});
