/** `veloci types`: the TypeScript compiler understands sites without `node_modules`, and editors get schemas of the files they edit. */

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import * as z from "zod/mini";
import { create } from "../../src/commands/create.ts";
import { runCommandLine } from "../../src/commands/run.ts";
import { types } from "../../src/commands/types.ts";
import { TEMPLATES } from "../../src/create/template-names.ts";
import * as pipeline from "../../src/pipeline/commands.ts";
import { ejectSource, wrapSource } from "../../src/swizzle/eject.ts";
import { loadThemeSources } from "../../src/swizzle/load-sources.ts";
import { makeSwizzleTable } from "../../src/swizzle/swizzle-table.ts";
import { toJsonSchema } from "../../src/types/json-schema.ts";
import { toTypeText } from "../../src/types/type-text.ts";
import { runProgram } from "../support/cli.ts";
import { makeContext } from "../commands/context.ts";
import { makeFolder, type TestSite } from "../support/site.ts";

setDefaultTimeout(60_000);

let folder: TestSite;

beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => folder.remove());

async function run(...words: string[]): Promise<number> {
  return runCommandLine(words, [create, types], makeContext({ cwd: folder.dir, pipeline }));
}

/** What the compiler says about a site. */
async function compile(site: string): Promise<string> {
  const { stdout, stderr } = await runProgram([process.execPath, "check", "--no-script"], { cwd: folder.path(site) });
  return `${stdout}${stderr}`.trim();
}

describe("the compiler", () => {
  test.each(Object.keys(TEMPLATES))("finds nothing wrong in the template `%s`", async (name) => {
    expect(await run("create", name, "--template", name)).toBe(0);
    expect(await run("types", name)).toBe(0);
    if (!(await folder.exists(`${name}/tsconfig.json`))) {
      const config = { extends: "./.veloci/types/tsconfig.json", include: ["**/*", ".veloci/types/*.d.ts"] };
      await folder.write(`${name}/tsconfig.json`, JSON.stringify({ ...config, compilerOptions: { checkJs: true } }));
    }
    expect(await compile(name)).toMatch(/^✓ No type errors in \d+ files/);
  });

  test("finds nothing wrong in any component that is ejected or wrapped", async () => {
    await run("create", "swizzled", "--template", "classic-typescript");
    const sources = await loadThemeSources();
    const table = makeSwizzleTable(sources);
    for (const [index, source] of sources.entries()) {
      const isForbidden = table[index]?.eject.safety === "forbidden";
      const text = isForbidden ? wrapSource(source, "typescript") : await ejectSource(source, "typescript");
      await folder.write(`swizzled/src/theme/${source.name}/index.tsx`, text);
    }
    expect(await compile("swizzled")).toMatch(/^✓ No type errors in \d+ files/);
  });

  test("reports misspelled options, props and modules", async () => {
    await run("create", "wrong", "--template", "classic-typescript");
    await folder.write(
      "wrong/docusaurus.config.ts",
      'import type { Config } from "@docusaurus/types";\nexport default { titel: "x" } satisfies Config;\n',
    );
    await folder.write(
      "wrong/src/pages/index.tsx",
      [
        'import Link from "@docusaurus/Link";',
        'import { useColorMode } from "@docusaurus/theme-common";',
        'import Intro, { toc } from "@site/docs/intro.md";',
        'import Logo from "@site/static/img/logo.svg";',
        'import Nothing from "@theme/Nothing";',
        "export default () => <Link too='/x'><Intro /><Logo width={toc.length} /><Nothing /></Link>;",
        "export const mode: number = useColorMode().colorMode;",
      ].join("\n"),
    );
    const found = await compile("wrong");
    expect(found).toContain("'titel' does not exist in type");
    expect(found).toContain("Property 'too' does not exist");
    expect(found).toContain("Cannot find module '@theme/Nothing'");
    expect(found).toContain("Type 'string' is not assignable to type 'number'");
  });
});

describe("schemas", () => {
  test("are written for every data file that authors edit", async () => {
    const file = (name: string) => Bun.file(folder.path(`docs/.veloci/schemas/${name}.json`)).json() as Promise<object>;
    expect(await file("docs-front-matter")).toMatchObject({ properties: { sidebar_position: { type: "number" } } });
    expect(await file("category")).toMatchObject({
      properties: { position: { type: "number" } },
      additionalProperties: false,
    });
    expect(await file("docusaurus-config")).toMatchObject({
      required: ["title", "url", "baseUrl"],
      properties: { themeConfig: { properties: { navbar: { type: "object" } } } },
    });
    expect(await file("authors")).toMatchObject({
      additionalProperties: { properties: { name: { anyOf: [{ type: "string" }, { type: "null" }] } } },
    });
    expect(await file("tags")).toMatchObject({ type: "object" });
  });

  test("require mandatory fields, and leave open what only code can check", () => {
    const schema = z.strictObject({
      a: z.string(),
      b: z.optional(z.enum(["x", "y"])),
      c: z._default(z.union([z.number(), z.literal(false)]), 1),
      d: z.pipe(z.transform(String), z.string()),
      e: z.custom(() => true),
    });
    const json = toJsonSchema(schema);
    expect(json).toMatchObject({ required: ["a"], additionalProperties: false });
    expect(toTypeText(json)).toBe(
      '{ readonly "a": string; readonly "b"?: "x" | "y" | undefined; readonly "c"?: (number) | (false) | undefined; readonly "d"?: string | undefined; readonly "e"?: any | undefined; }',
    );
  });
});
