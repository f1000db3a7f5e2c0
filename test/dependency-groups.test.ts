/** What `npm run site` installs is enough for the program: packages that only tests need are imported by tests and tools alone. */

import { expect, test } from "bun:test";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import manifest from "../package.json";
import { findFiles } from "../src/content/files.ts";
import { projectDir } from "./support/paths.ts";

const PROGRAM = ["cli.ts", "src/**/*.{ts,tsx}", "theme/**/*.{ts,tsx}", "scripts/site.mjs", "scripts/setup/bun.mjs"];

/** Names of React's types and of modules that the bundler makes are no packages. */
const MADE = /^(?:@docusaurus|@theme|@site|@generated|@document|virtual:|~)/;

/** Sites with styles of their own install it. */
const OF_SITES = new Set(["postcss"]);

function packageOf(specifier: string): string | undefined {
  const [first = "", second = ""] = specifier.split("/");
  const isPackage = !/^[.#/]|^bun(?::|$)/.test(specifier) && !isBuiltin(specifier) && !MADE.test(specifier);
  return isPackage ? (first.startsWith("@") ? `${first}/${second}` : first) : undefined;
}

test("the program imports only runtime dependencies", async () => {
  const needed = new Set<string>();
  const paths = await findFiles({ dir: projectDir, include: PROGRAM, exclude: ["**/*.d.ts"] });
  const [typed, withMarkup] = (["ts", "tsx"] as const).map((loader) => new Bun.Transpiler({ loader }));
  for (const path of paths)
    for (const { path: specifier } of (path.endsWith("x") ? withMarkup : typed)?.scanImports(
      (await Bun.file(join(projectDir, path)).text()).replace(/^#!.*/, ""),
    ) ?? []) {
      const name = packageOf(specifier);
      if (name !== undefined && !OF_SITES.has(name)) needed.add(name);
    }
  expect(needed.size).toBeGreaterThan(30);
  const installed = new Set(Object.keys(manifest.dependencies));
  const development = new Set(Object.keys(manifest.devDependencies));
  expect([...needed].filter((name) => development.has(name) || !installed.has(name))).toEqual([]);
  expect([...installed].filter((name) => development.has(name))).toEqual([]);
});

test("Bun, which runs both, is in neither group", () => {
  expect(Object.keys(manifest.optionalDependencies)).toEqual(["bun"]);
});
