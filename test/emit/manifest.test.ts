/** The manifest marks a folder as written by Veloci, and nothing else does. */

import { describe, expect, test } from "bun:test";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST_NAME, manifestFile, readManifest } from "../../src/emit/manifest.ts";
import { version } from "../../package.json";
import { buildFixture } from "../support/cli.ts";
import { MANIFEST } from "./manifests.ts";
import { useTemporaryFolders, writeTree } from "./temporary-folder.ts";

const makeFolder = useTemporaryFolders();

function makeFolderWith(text: string): string {
  const dir = makeFolder();
  writeTree(dir, { [MANIFEST_NAME]: text });
  return dir;
}

describe("the manifest", () => {
  test("comes back as it was written", () => {
    for (const manifest of [MANIFEST, { ...MANIFEST, baseUrl: "/docs/", trailingSlash: false }]) {
      const dir = makeFolderWith(String(manifestFile(manifest).content));
      expect(readManifest(dir)).toEqual({ state: "fine", manifest });
    }
  });

  test("is absent from an empty folder, a folder of other files, and a folder that does not exist", () => {
    const dir = makeFolder();
    expect(readManifest(dir)).toEqual({ state: "absent" });
    writeTree(dir, { "index.html": '{"generator":"Veloci"}' });
    expect(readManifest(dir)).toEqual({ state: "absent" });
    expect(readManifest(join(dir, "nowhere"))).toEqual({ state: "absent" });
    expect(readManifest(join(dir, "index.html"))).toEqual({ state: "absent" });
  });

  test.each(['{"generator":"Other","format":1}', "[]", "null", '"Veloci"', "{}"])("is foreign: %s", (text) => {
    expect(readManifest(makeFolderWith(text))).toEqual({ state: "foreign" });
  });

  test.each([
    "",
    '{"generator":"Vel',
    '{"generator":"Veloci"}',
    JSON.stringify({ ...MANIFEST, format: 0 }),
    JSON.stringify({ ...MANIFEST, format: "2" }),
    JSON.stringify({ ...MANIFEST, baseUrl: "docs" }),
    JSON.stringify({ ...MANIFEST, trailingSlash: "yes" }),
  ])("is broken: %s", (text) => {
    expect(readManifest(makeFolderWith(text))).toEqual({ state: "broken" });
  });

  test("is broken when it is a folder or a link to another site's", () => {
    const folder = makeFolder();
    mkdirSync(join(folder, MANIFEST_NAME));
    expect(readManifest(folder)).toEqual({ state: "broken" });
    const linked = makeFolder();
    symlinkSync(
      join(makeFolderWith(String(manifestFile(MANIFEST).content)), MANIFEST_NAME),
      join(linked, MANIFEST_NAME),
    );
    expect(readManifest(linked)).toEqual({ state: "broken" });
  });

  test("may be of a later version of Veloci", () => {
    expect(readManifest(makeFolderWith('{"generator":"Veloci","format":2}'))).toEqual({ state: "newer" });
  });
});

test("a built site has a manifest, and a site that brings a file of that name is told so", async () => {
  const config =
    "export default { title: 'A', url: 'https://a.com', baseUrl: '/a/', trailingSlash: true, plugins: ['@docusaurus/plugin-content-pages'] };";
  const page = { "docusaurus.config.js": config, "src/pages/index.md": "# A" };
  await using built = await buildFixture(page);
  expect(built.stderr).toBe("");
  expect(JSON.parse(readFileSync(join(built.outDir, MANIFEST_NAME), "utf8"))).toEqual({
    generator: "Veloci",
    format: 1,
    version,
    baseUrl: "/a/",
    trailingSlash: true,
  });
  await using rival = await buildFixture({ ...page, [`static/${MANIFEST_NAME}`]: "{}" });
  expect(rival.code).toBe(1);
  expect(rival.stderr).toContain(`\`static/${MANIFEST_NAME}\` and \`Veloci's manifest\``);
});
