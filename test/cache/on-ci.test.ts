/** CI services keep the cache folder between runs, but not the output. */

import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { hashFiles } from "../support/built-files.ts";
import { runCli } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";

const FILES = {
  "docusaurus.config.js": configText({ presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] }),
  "docs/start.md": "---\nslug: /\n---\n\n# Start\n",
  "docs/other.mdx": 'import Noisy from "@site/src/components/Noisy";\n\n# Other\n\n<Noisy />\n',
  "src/components/Noisy.js": `
    export default function Noisy() {
      console.log("rendering");
      return <p>Here I am.</p>;
    }
  `,
};

const CI = { CI: "true" };

test("on CI, a build takes unchanged pages from the cache when there is no output", async () => {
  await using site = await makeSite(FILES);
  const build = async (env: Record<string, string>) => {
    await rm(site.path("dist"), { recursive: true, force: true });
    const { code, stdout } = await runCli(["build"], { cwd: site.dir, env });
    expect(code).toBe(0);
    return { renders: stdout.includes("rendering"), files: await hashFiles(site.path("dist")) };
  };
  const first = await build(CI);
  const second = await build(CI);
  expect([first.renders, second.renders]).toEqual([true, false]);
  expect(second.files).toEqual(first.files);
});

test("elsewhere, the cache holds an earlier output, but no pages", async () => {
  await using site = await makeSite(FILES);
  const kinds = async (env: Record<string, string>) => {
    for (const text of ["One", "Two"]) {
      await site.write("docs/start.md", `---\nslug: /\n---\n\n# ${text}\n`);
      await runCli(["build"], { cwd: site.dir, env });
    }
    const names = readdirSync(site.path(".veloci/cache"));
    return ["files-", "spare-"].filter((kind) => names.some((name) => name.startsWith(kind)));
  };
  expect(await kinds(CI)).toEqual(["files-"]);
  await rm(site.path(".veloci"), { recursive: true });
  expect(await kinds({})).toEqual(["spare-"]);
});
