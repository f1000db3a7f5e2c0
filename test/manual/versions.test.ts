/**
 * The manuals of earlier releases show what the program does today. A sample that the current manual shows, too, is checked
 * there; pages with any other sample run here.
 */

import { expect, test } from "bun:test";
import { Glob } from "bun";
import { join } from "node:path";
import { projectDir } from "../support/paths.ts";
import { runSamples } from "./page-site.ts";
import { isDiagnostic, isRun, readSamples, type Sample } from "./read-samples.ts";
import { checkSyntax } from "./syntax.ts";

const VERSIONS = ["2.0.0-rc.1", "2.0.0-beta.22"];

/** Those releases had no configs in TypeScript; the sites of the tests have. */
const NEWER: readonly (readonly [RegExp, string])[] = [
  [/\b(docusaurus\.config|sidebars(?:-community)?)\.js\b/g, "$1.ts"],
  [/\bmodule\.exports =/g, "export default"],
  [/\bconst (\w+) = require\("([^"]+)"\);\n\n(\w+: )/g, 'import $1 from "$2";\n\n$3'],
];

const current = await readManual("docs");
const known = new Set(current.map(({ code }) => code.trim()));
const seen = new Set<string>();

for (const version of VERSIONS) {
  const samples = (await readManual(`versioned_docs/version-${version}`)).filter(isChecked);

  test(`the manual of ${version} shows only diagnostics that the current one shows`, () => {
    const other = samples.filter((sample) => isDiagnostic(sample) && !known.has(sample.code.trim()));
    expect(other.map(({ page, line }) => `${page}:${line}`)).toEqual([]);
  });

  for (const [page, list] of Map.groupBy(samples, (sample) => sample.page)) {
    const files = list.filter((sample) => sample.language !== "bash" && !isDiagnostic(sample));
    const text = [page, ...files.map(({ code }) => code)].join("\0");
    if (seen.has(text) || files.every(({ code }) => known.has(code.trim()))) continue;
    seen.add(text);
    test(`${version}: ${page}`, async () => {
      const said = await runSamples(page, files);
      expect([...files.flatMap(checkSyntax), said].join("\n").trim()).toBe("");
    });
  }
}

async function readManual(folder: string): Promise<Sample[]> {
  const dir = join(projectDir, "content", folder);
  const pages = [...new Glob("**/*.{md,mdx}").scanSync(dir)].sort();
  const samples = await Promise.all(
    pages.map(async (page) => readSamples(page, await Bun.file(join(dir, page)).text())),
  );
  return samples.flat().map(toNewer);
}

function toNewer(sample: Sample): Sample {
  const newer = (text: string): string => NEWER.reduce((all, [old, by]) => all.replace(old, by), text);
  return { ...sample, code: newer(sample.code), title: sample.title && newer(sample.title) };
}

function isChecked(sample: Sample): boolean {
  return sample.reason === undefined && (isRun(sample) || isDiagnostic(sample));
}
