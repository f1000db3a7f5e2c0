/** What is read of a package's folder, and how it is printed. */

import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { formatLicenses } from "../../src/licenses/format-licenses.ts";
import { requireTexts } from "../../src/licenses/installed-licenses.ts";
import { packageFolders, readPackageLicense, readPackageLicenses } from "../../src/licenses/package-license.ts";
import { makeSite } from "../support/site.ts";
import { useTemporaryFolders, writeTree } from "../emit/temporary-folder.ts";

const makeFolder = useTemporaryFolders();

function read(facts: object, files: Readonly<Record<string, string>> = {}) {
  const dir = makeFolder();
  writeTree(dir, { "package.json": JSON.stringify({ name: "a", version: "1.0.0", ...facts }), ...files });
  return readPackageLicense(dir);
}

describe("the license of a package", () => {
  test("is the text of all its license files, normalized", () => {
    const files = {
      "LICENSE.md": "\uFEFF\r\nThe licence.  \r\n\r\nIts end.\r\n\r\n",
      NOTICE: "The notice.\n",
      "license-update.mjs": "code",
      "licenses/other.txt": "of a vendored file",
      "README.md": "# License\n",
    };
    expect(read({ license: "ISC" }, files)).toEqual({
      name: "a",
      version: "1.0.0",
      license: "ISC",
      text: "The licence.\n\nIts end.\n\nThe notice.",
    });
    for (const name of ["licence", "LICENSE-MIT.txt", "UNLICENSE", "COPYING", "THIRD-PARTY-NOTICES.txt"])
      expect(read({}, { [name]: "Text." }).text).toBe("Text.");
  });

  test("is the standard text if a package only names a common license, and otherwise empty", () => {
    const { text } = read({ license: "MIT", author: { name: "Ann" } });
    expect(text).toStartWith(
      "The package has no license file. Its package.json names the MIT license and as author Ann.\n",
    );
    expect(text).toContain("Permission is hereby granted, free of charge");
    expect(read({ license: "Apache-2.0" }).text).toBe("");
    expect(() => requireTexts([read({ license: "Apache-2.0" })])).toThrow("The package `a` has no license");
  });

  test("includes the URL of the source in any spelling", () => {
    const urlOf = (repository: unknown) => read({ repository }).url;
    for (const repository of [
      "git+https://github.com/o/a.git",
      { url: "git://github.com/o/a.git" },
      { url: "git+ssh://git@github.com/o/a.git" },
      "git@github.com:o/a.git",
      "github:o/a",
      "o/a",
    ])
      expect([repository, urlOf(repository)]).toEqual([repository, "https://github.com/o/a"]);
    expect(read({ homepage: "https://a.example" }).url).toBe("https://a.example");
    expect(read({ license: { type: "BSD" } })).not.toHaveProperty("url");
  });
});

test("files belong to the innermost package; facts read from a package.json are not code", () => {
  const files = [
    "/p/node_modules/a/x.js",
    "/p/node_modules/a/y/z.js",
    "/p/node_modules/.pnpm/b@1/node_modules/@s/b/i.js",
    "/p/node_modules/c/package.json",
    "/p/src/d.js",
    "/p/node_modules/file.js",
  ];
  expect(packageFolders(files)).toEqual(["/p/node_modules/a", "/p/node_modules/.pnpm/b@1/node_modules/@s/b"]);
});

test("a package installed twice in one version is listed once, sorted by name", () => {
  const dir = makeFolder();
  const manifest = (name: string, version = "1.0.0") => JSON.stringify({ name, version, license: "MIT" });
  writeTree(dir, {
    "b/package.json": manifest("b"),
    "a/package.json": manifest("a"),
    "c/node_modules/a/package.json": manifest("a"),
    "c/node_modules/b/package.json": manifest("b", "2.0.0"),
  });
  const dirs = ["b", "a", "c/node_modules/a", "c/node_modules/b"].map((path) => join(dir, path));
  expect(readPackageLicenses(dirs).map(({ name, version }) => `${name} ${version}`)).toEqual([
    "a 1.0.0",
    "b 1.0.0",
    "b 2.0.0",
  ]);
});

test("a text is printed once, below all packages that share it", () => {
  const text = formatLicenses([
    { name: "b", version: "1.0.0", license: "MIT", url: "https://b.example", text: "Same." },
    { name: "a", version: "2.0.0", license: "(MPL-2.0 OR Apache-2.0)", text: "Other." },
    { name: "c", version: "3.0.0", text: "Same." },
    { name: "d", version: "4.0.0", license: "ISC", text: "" },
  ]);
  const rule = "-".repeat(80);
  expect(text).toBe(
    [
      `${rule}\nb 1.0.0 (MIT) https://b.example\nc 3.0.0\n\nSame.\n`,
      `${rule}\na 2.0.0 (MPL-2.0 OR Apache-2.0)\n\nOther.\n`,
      `${rule}\nd 4.0.0 (ISC)\n\n`,
    ].join("\n"),
  );
});

test("a package whose `package.json` is missing or broken has the name of its folder", async () => {
  await using site = await makeSite({
    "node_modules/bare/index.js": "",
    "node_modules/@scope/broken/package.json": "{",
    "node_modules/@scope/broken/LICENSE": "Words of a licence.\n",
  });
  expect(readPackageLicense(site.path("node_modules/bare"))).toEqual({ name: "bare", version: "", text: "" });
  expect(readPackageLicense(site.path("node_modules/@scope/broken"))).toEqual({
    name: "@scope/broken",
    version: "",
    text: "Words of a licence.",
  });
});
