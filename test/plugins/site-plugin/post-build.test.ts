/** `postBuild` of a site's own plugin works on the folder that is being written, as if that were the output folder. */

import { expect, test } from "bun:test";
import { statSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST_NAME } from "../../../src/emit/manifest.ts";
import { buildFixture, buildSite } from "../../support/cli.ts";
import { configText } from "../../support/site.ts";

const SITE = { "src/pages/index.md": "# Home\n", "static/robots.txt": "all" };

const CONFIG = { plugins: ["./plugin.js"], presets: [["classic", { docs: false, blog: false }]] };

/** A site with a plugin whose body of `postBuild(props)` is given; `context` and `fs` are there, too. */
function withPlugin(body: string): Record<string, string> {
  const plugin = `const fs = require("node:fs");
module.exports = (context) => ({ name: "mine", async postBuild(props) {\n${body}\n} });\n`;
  return { ...SITE, "plugin.js": plugin, "docusaurus.config.mjs": configText(CONFIG) };
}

test("it finds all pages and static files there, and what it writes is part of the output", async () => {
  await using built = await buildFixture(
    withPlugin(`
      const read = (path) => fs.readFileSync(props.outDir + "/" + path, "utf8");
      const seen = {
        home: read("index.html").includes("Home"),
        robots: read("robots.txt"),
        sitemap: fs.existsSync(props.outDir + "/sitemap.xml"),
        same: props.outDir === context.outDir,
        baseUrl: props.baseUrl,
        routesPaths: props.routesPaths,
        title: props.siteConfig.title,
      };
      fs.mkdirSync(props.outDir + "/made", { mode: 0o700 });
      fs.writeFileSync(context.outDir + "/made/seen.json", JSON.stringify(seen), { mode: 0o600 });
      fs.writeFileSync(props.outDir + "/index.html", read("index.html").replace("Home", "House"));
    `),
  );
  expect({ code: built.code, errors: built.stderr }).toEqual({ code: 0, errors: "" });
  expect(JSON.parse(await built.read("made/seen.json"))).toEqual({
    home: true,
    robots: "all",
    sitemap: true,
    same: true,
    baseUrl: "/",
    routesPaths: expect.arrayContaining(["/", "/404.html"]),
    title: "Test",
  });
  expect(await built.read("index.html")).toContain("House");
  const modes = ["made", "made/seen.json"].map((path) => statSync(join(built.outDir, path)).mode & 0o777);
  expect(modes).toEqual([0o755, 0o644]);
  expect(await built.site.list("")).not.toContain("seen.json");
  // The summary counts what plugins wrote.
  expect(built.stdout).toContain(`: ${(await built.files()).length} files,`);
});

test("a plugin that fails, or that changes a file in place, does not touch the previous output", async () => {
  const body = `
    fs.appendFileSync(props.outDir + "/robots.txt", " changed");
    if (fs.existsSync("fail")) throw new Error("nothing to see here");`;
  await using built = await buildFixture(withPlugin(body));
  const inode = statSync(join(built.outDir, "index.html")).ino;
  expect(await built.read("robots.txt")).toBe("all changed");
  await built.site.write("static/robots.txt", "none");
  await built.site.write("fail", "");
  const failed = await buildSite(built.site);
  expect(failed.code).toBe(1);
  expect(failed.stderr).toContain("nothing to see here");
  expect(await built.read("robots.txt")).toBe("all changed");
  await built.site.write("static/robots.txt", "all");
  await Bun.file(built.site.path("fail")).delete();
  expect((await buildSite(built.site)).code).toBe(0);
  // What is the same as before keeps its inode, and with it the time of its change.
  expect(statSync(join(built.outDir, "index.html")).ino).toBe(inode);
});

test("it does not run when the site has errors, since it may publish what it finds", async () => {
  await using built = await buildFixture({
    ...withPlugin(`fs.writeFileSync("ran", "");`),
    "src/pages/broken.jsx": `export default function Broken() { throw new Error("no page"); }\n`,
  });
  expect(built.code).toBe(1);
  expect(await built.site.exists("ran")).toBe(false);
});

test("its files collide with those that others write as all files do", async () => {
  await using built = await buildFixture(withPlugin(`fs.writeFileSync(props.outDir + "/${MANIFEST_NAME}", "{}"); `));
  expect(built.code).toBe(1);
  expect(built.stderr).toContain(
    `error[output-collision] Two files want to be \`${MANIFEST_NAME}\`: \`what a plugin wrote into the output folder\` and \`Veloci's manifest\`.`,
  );
});
