/** What the plugin finds on disk: versions and translations, and what is wrong with them. */

import { describe, expect, test } from "bun:test";
import type { SiteConfig } from "../../../src/model/site.ts";
import { siteModel } from "../blog/site-model.ts";
import { read, VERSIONED, words } from "./read-site.ts";

describe("a site without versions", () => {
  test("has the current version, with every Markdown file that is not a partial or a test", async () => {
    const files = {
      "docs/a.md": "",
      "docs/sub/b.mdx": "",
      "docs/_partial.md": "",
      "docs/_hidden/c.md": "",
      "docs/d.txt": "",
      "docs/__tests__/e.md": "",
    };
    const { found, specs, diagnostics } = await read({ files });
    expect(found?.versions[0]?.files).toEqual([
      { path: "docs/a.md", docPath: "a.md" },
      { path: "docs/sub/b.mdx", docPath: "sub/b.mdx" },
    ]);
    expect(specs).toMatchObject([
      { name: "current", label: "Next", path: "/docs", isLast: true, banner: "none", badge: false },
    ]);
    expect(diagnostics).toEqual([]);
  });
});

describe("versions", () => {
  test("are sorted newest first; the newest released one is the latest", async () => {
    const { specs, found } = await read({ files: VERSIONED });
    const shown = specs.map(({ name, label, path, isLast, banner, badge, className }) =>
      [name, label, path, isLast, banner, badge, className].join(" "),
    );
    expect(shown).toMatchInlineSnapshot(`
      [
        "current Next /docs/next false unreleased true docs-version-current",
        "2.0 2.0 /docs true none true docs-version-2.0",
        "1.0 1.0 /docs/1.0 false unmaintained true docs-version-1.0",
      ]
    `);
    expect(found?.versions.map(({ sidebars }) => sidebars && sidebars.sidebars)).toEqual([
      undefined,
      false,
      { docs: ["a"] },
    ]);
  });

  test("can be selected, renamed and moved by options", async () => {
    const options = {
      routeBasePath: "/",
      lastVersion: "current",
      onlyIncludeVersions: ["current", "1.0"],
      versions: {
        current: { label: "3.0", path: "dev", banner: "unreleased", badge: false, className: "own" },
        "1.0": { noIndex: true },
      },
    };
    const { specs } = await read({ files: VERSIONED, options });
    expect(specs).toMatchObject([
      {
        name: "current",
        label: "3.0",
        path: "/dev",
        isLast: true,
        banner: "unreleased",
        badge: false,
        className: "own",
      },
      { name: "1.0", path: "/1.0", banner: "unmaintained", badge: true, noIndex: true },
    ]);
  });

  test("are not read if a site disables them, nor the current one if a site excludes it", async () => {
    expect(
      (await read({ files: VERSIONED, options: { disableVersioning: true } })).specs.map(({ name }) => name),
    ).toEqual(["current"]);
    const released = await read({ files: VERSIONED, options: { includeCurrentVersion: false } });
    expect(released.specs.map(({ name, path }) => `${name} ${path}`)).toEqual(["2.0 /docs", "1.0 /docs/1.0"]);
  });

  test("of another instance are in files with its ID", async () => {
    const files = {
      "community/a.md": "",
      "community_versions.json": `["1"]`,
      "community_versioned_docs/version-1/a.md": "",
      "community_versioned_sidebars/version-1-sidebars.json": `{"docs": ["a"]}`,
    };
    const options = { path: "community", routeBasePath: "community" };
    const { specs, diagnostics, found } = await read({ files, options, id: "community" });
    expect(specs.map(({ name, path }) => `${name} ${path}`)).toEqual(["current /community/next", "1 /community"]);
    expect(found?.versions[1]?.sidebars).toMatchObject({ sidebars: { docs: ["a"] } });
    expect(diagnostics).toEqual([]);
  });

  test("that are missing, misspelled or malformed are reported", async () => {
    expect(words((await read({ files: {} })).diagnostics)).toMatchInlineSnapshot(`
      [
        "docusaurus.config.js missing-docs-folder: The folder \`docs\` of the docs \`default\` does not exist. Create it, set the option \`path\` to the folder of your docs, or turn the docs off with \`docs: false\`.",
      ]
    `);
    const { "versioned_docs/version-1.0/a.md": _gone, ...files } = VERSIONED;
    const options = { lastVersion: "2.00", versions: { "1.00": {} } };
    expect(words((await read({ files, options })).diagnostics)).toMatchInlineSnapshot(`
      [
        "docusaurus.config.js unknown-version: The docs option \`lastVersion\` names the version \`2.00\`, which is not one of the versions shown. Did you mean \`2.0\`?",
        "docusaurus.config.js unknown-version: The docs option \`versions\` names the version \`1.00\`, which is not one of the versions shown. Did you mean \`1.0\`?",
        "versions.json:1 missing-version-folder: The docs version \`1.0\` has no folder \`versioned_docs/version-1.0\`. Restore the folder, or remove \`1.0\` from the list.",
      ]
    `);
    const malformed = { ...VERSIONED, "versions.json": `{"2.0": true}` };
    expect(words((await read({ files: malformed })).diagnostics)).toMatchInlineSnapshot(`
      [
        "versions.json invalid-versions-file: \`versions.json\` must be a list of version names, such as \`["2.0.0", "1.0.0"]\`.",
      ]
    `);
    const repeated = { ...VERSIONED, "versions.json": `["2.0",\n "1.0", "2.0", "current"]` };
    expect(words((await read({ files: repeated })).diagnostics)).toMatchInlineSnapshot(`
      [
        "versions.json:2 invalid-versions-file: The version \`2.0\` is listed twice. Remove one of them.",
        "versions.json:2 invalid-versions-file: \`current\` is a reserved name: it means the docs in progress. Rename the version and its folder.",
      ]
    `);
    const none = await read({ files: { "docs/a.md": "" }, options: { includeCurrentVersion: false } });
    expect(words(none.diagnostics)).toMatchInlineSnapshot(`
      [
        "docusaurus.config.js no-versions: The docs \`default\` have no version to show. Set \`includeCurrentVersion\` to \`true\`, or name versions in \`onlyIncludeVersions\` that exist.",
      ]
    `);
    expect(words((await read({ files: { "docs/a.txt": "" } })).diagnostics)).toMatchInlineSnapshot(`
      [
        "- no-docs: The folder \`docs\` of the docs version \`current\` contains no docs. Put a Markdown file into it, or set the option \`include\` to globs that match your files.",
      ]
    `);
  });
});

describe("translations", () => {
  test("replace the files that they translate", async () => {
    const translations = "i18n/fr/docusaurus-plugin-content-docs";
    const files = {
      ...VERSIONED,
      "docs/b.md": "",
      [`${translations}/current/a.md`]: "",
      [`${translations}/version-1.0/a.md`]: "",
      [`${translations}/current/only-here.md`]: "",
    };
    const { found } = await read({ files, config: { i18n: frenchOnly() } });
    expect(found?.versions.map((version) => version.files.map(({ path }) => path))).toEqual([
      [`${translations}/current/a.md`, "docs/b.md"],
      ["versioned_docs/version-2.0/a.md"],
      [`${translations}/version-1.0/a.md`],
    ]);
  });
});

/** The locale of the test site is `en`; its translations are in the folder `fr`. */
function frenchOnly(): SiteConfig["i18n"] {
  const { i18n } = siteModel().config;
  const { en } = i18n.localeConfigs;
  if (!en) throw new Error("The site has no locale.");
  return { ...i18n, localeConfigs: { en: { ...en, path: "fr", translate: true } } };
}
