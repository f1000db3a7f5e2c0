/** `postBuild` of a site's own plugin works on the folder that is being written, as if that were the output folder. */

import { expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, readdirSync, readlinkSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST_NAME } from "../../../src/emit/manifest.ts";
import type { RouteEntry } from "../../../src/model/route.ts";
import { buildFixture, buildSite, runCli } from "../../support/cli.ts";
import { configText, makeSite } from "../../support/site.ts";

// Each starts the command line.
setDefaultTimeout(60_000);

const SITE = { "src/pages/index.md": "# Home\n", "static/robots.txt": "all" };

const CONFIG = { plugins: ["./plugin.js"], presets: [["classic", { docs: false, blog: false }]] };

/** A site with a plugin whose body of `postBuild(props)` is given; `context` and `fs` are there, too. */
function withPlugin(body: string): Record<string, string> {
  const plugin = `const fs = require("node:fs");
module.exports = (context) => ({ name: "mine", async postBuild(props) {\n${body}\n} });\n`;
  return { ...SITE, "plugin.js": plugin, "docusaurus.config.mjs": configText(CONFIG) };
}

test("receives the head of each page, and whether search engines may index it", async () => {
  await using built = await buildFixture({
    ...withPlugin(`
      const { title, meta, link, htmlAttributes, script } = props.head["/hidden"];
      const robots = meta.toComponent().filter(({ type, props }) => type === "meta" && props.name === "robots");
      fs.writeFileSync(props.outDir + "/seen.json", JSON.stringify({
        pages: Object.keys(props.head).sort(),
        title: title.toString(),
        titleText: title.toComponent()[0].props.children,
        robots: robots.map(({ props }) => props.content),
        meta: meta.toString().includes('name="robots" content="noindex'),
        canonical: link.toComponent().find(({ props }) => props.rel === "canonical").props.href,
        lang: htmlAttributes.toComponent().lang,
        script: script.toString(),
        noIndex: [props.routesBuildMetadata["/"].noIndex, props.routesBuildMetadata["/hidden"].noIndex],
      }));`),
    "src/pages/hidden.md": "---\nunlisted: true\ntitle: Two & three\n---\n\nHidden.\n",
  });
  expect([built.code, built.stderr]).toEqual([0, ""]);
  expect(JSON.parse(await built.read("seen.json"))).toEqual({
    pages: ["/", "/404.html", "/hidden", "/search"],
    title: '<title data-rh="true">Two &amp; three | Test</title>',
    titleText: "Two & three | Test",
    robots: ["noindex, nofollow"],
    meta: true,
    canonical: "https://example.com/hidden",
    lang: "en",
    script: "",
    noIndex: [false, true],
  });
});

test("finds all pages and static files in the output folder, and its own files become part of the output", async () => {
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

test("finds the docs of each version in the routes of release 3", async () => {
  await using built = await buildFixture({
    "package.json": '{ "dependencies": { "@docusaurus/core": "3.9.2" } }',
    "docusaurus.config.js": configText({
      presets: [["classic", { blog: false, docs: { routeBasePath: "/", versions: { current: { path: "next" } } } }]],
      plugins: ["./plugin.js"],
    }),
    "plugin.js": `module.exports = () => ({
  name: "docs-list",
  postBuild({ routes, outDir }) {
    const docs = routes.filter((route) => route.plugin.name === "docusaurus-plugin-content-docs")[0];
    const { version } = docs.routes.filter(({ path }) => path === "/")[0].props;
    const list = { versions: docs.routes.map(({ path }) => path), label: version.label, docs: version.docs };
    require("node:fs").writeFileSync(outDir + "/list.json", JSON.stringify(list));
  },
});`,
    "docs/a.md": "# A\n\nFirst.\n",
    "versions.json": '["1.0"]',
    "versioned_docs/version-1.0/b.md": "# B\n\nSecond.\n",
  });
  expect(built.stderr).toBe("");
  expect(JSON.parse(await built.read("list.json"))).toEqual({
    versions: ["/next", "/"],
    label: "1.0",
    docs: { b: { id: "b", title: "B", description: "Second." } },
  });
});

test("receives the routes inside their wrappers, with the names of their sidebars", async () => {
  const plugin = `module.exports = () => ({
  name: "mine",
  contentLoaded: ({ actions }) => actions.addRoute({
    path: "/shop", component: "@site/src/Shop.js",
    routes: [{ path: "/shop/a", component: "@site/src/A.js", exact: true, sidebar: "goods" }],
  }),
  postBuild: ({ routes, outDir }) => require("node:fs").writeFileSync(outDir + "/routes.json", JSON.stringify(routes)),
});`;
  await using built = await buildFixture({
    "docusaurus.config.js": configText({ presets: [["classic", { blog: false }]], plugins: ["./plugin.js"] }),
    "plugin.js": plugin,
    "src/Shop.js": "export default ({ children }) => <section>{children}</section>;\n",
    "src/A.js": "export default () => <h1>A</h1>;\n",
    "src/pages/index.md": "# Home\n",
    "docs/a.md": "# A\n",
    "docs/tagged.md": "---\ndisplayed_sidebar: null\n---\n# T\n",
  });
  expect(built.stderr).toBe("");
  const routes = JSON.parse(await built.read("routes.json")) as readonly (RouteEntry & { readonly plugin?: unknown })[];
  expect(routes.find(({ path }) => path === "/docs")).toEqual({
    path: "/docs",
    component: "@theme/DocPage",
    exact: false,
    plugin: { name: "docusaurus-plugin-content-docs", id: "default" },
    routes: [
      { path: "/docs/a", component: "@theme/DocItem", exact: true, sidebar: "defaultSidebar" },
      { path: "/docs/tagged", component: "@theme/DocItem", exact: true },
    ],
  });
  expect(routes.find(({ path }) => path === "/shop")).toEqual({
    path: "/shop",
    component: "@site/src/Shop.js",
    exact: false,
    plugin: { name: "mine", id: "default" },
    routes: [{ path: "/shop/a", component: "@site/src/A.js", exact: true, sidebar: "goods" }],
  });
  expect(routes.find(({ path }) => path === "/")).toMatchObject({ path: "/", exact: true });
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

test("does not run if the site has errors, because it may publish the output", async () => {
  await using built = await buildFixture({
    ...withPlugin(`fs.writeFileSync("ran", "");`),
    "src/pages/broken.jsx": `export default function Broken() { throw new Error("no page"); }\n`,
  });
  expect(built.code).toBe(1);
  expect(await built.site.exists("ran")).toBe(false);
});

test("its files conflict with others' like all files", async () => {
  await using built = await buildFixture(withPlugin(`fs.writeFileSync(props.outDir + "/${MANIFEST_NAME}", "{}"); `));
  expect(built.code).toBe(1);
  expect(built.stderr).toContain(
    `error[output-collision] Two files would have the path \`${MANIFEST_NAME}\`: \`what a plugin wrote into the output folder\` and \`Veloci's manifest\`.`,
  );
});

test("finds the output in `build`, too, unless the site has a folder of that name", async () => {
  const files = withPlugin(`
      const folder = context.siteDir + "/build";
      fs.mkdirSync(folder + "/made");
      fs.writeFileSync(folder + "/made/a.txt", String(fs.existsSync(folder + "/index.html")));`);
  await using site = await makeSite(files);
  expect(await runCli(["build", site.dir])).toMatchObject({ code: 0, stderr: "" });
  expect(await site.read("dist/made/a.txt")).toBe("true");
  expect(existsSync(site.path("build"))).toBe(false);
  await using other = await makeSite({ ...files, "build/own.txt": "" });
  expect(await runCli(["build", other.dir])).toMatchObject({ code: 0, stderr: "" });
  expect(readdirSync(other.path("build")).sort()).toEqual(["made", "own.txt"]);
});

test("a link `build` of the author that leads nowhere stays, and one that a killed build left is replaced", async () => {
  await using site = await makeSite(
    withPlugin(`fs.writeFileSync("found", String(fs.existsSync(context.siteDir + "/build/index.html")));`),
  );
  symlinkSync(site.path("gone"), site.path("build"));
  expect(await runCli(["build", site.dir], { cwd: site.dir })).toMatchObject({ code: 0, stderr: "" });
  expect(readlinkSync(site.path("build"))).toBe(site.path("gone"));
  expect(await site.read("found")).toBe("false");
  rmSync(site.path("build"));
  symlinkSync(site.path(".veloci-dist-0123abcd-1-0123abcd/new"), site.path("build"));
  expect(await runCli(["build", site.dir, "--no-cache"], { cwd: site.dir })).toMatchObject({ code: 0, stderr: "" });
  expect(await site.read("found")).toBe("true");
  expect(existsSync(site.path("build"))).toBe(false);
});
