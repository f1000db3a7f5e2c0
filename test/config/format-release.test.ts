import { expect, test } from "bun:test";
import { hasRelease, precedesRelease } from "../../src/config/format-release.ts";
import { makeSite } from "../support/site.ts";

test("the release is that of the site's `package.json`, or else of the nearest one above that names it", async () => {
  const named = (release: string): string => JSON.stringify({ devDependencies: { "@docusaurus/core": release } });
  await using site = await makeSite({
    "package.json": named("^3.4.0"),
    "packages/package.json": "{}",
    "packages/website/package.json": '{ "scripts": { "build": "docusaurus build" } }',
    "packages/older/package.json": named("2.4.3"),
  });
  const website = site.path("packages/website");
  expect([hasRelease(website, [3, 4]), hasRelease(website, [3, 5])]).toEqual([true, false]);
  expect(precedesRelease(site.path("packages/older"), [3, 0])).toBe(true);
});

test("where a `package.json` names the package without a number, the release is that of the installed package", async () => {
  await using site = await makeSite({
    "package.json": JSON.stringify({ dependencies: { "@docusaurus/core": "catalog:" } }),
    "website/package.json": '{ "name": "website" }',
    "node_modules/@docusaurus/core/package.json": JSON.stringify({ version: "3.10.2" }),
  });
  const website = site.path("website");
  expect([hasRelease(website, [3, 10]), precedesRelease(website, [3, 10])]).toEqual([true, false]);
});
