/** `veloci swizzle`: what it lists, writes and refuses, and that everything it can write builds. */

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { runCommandLine } from "../../src/commands/run.ts";
import { swizzle } from "../../src/commands/swizzle.ts";
import { ejectSource, type Language, wrapSource } from "../../src/swizzle/eject.ts";
import { loadThemeSources } from "../../src/swizzle/load-sources.ts";
import { makeSwizzleTable } from "../../src/swizzle/swizzle-table.ts";
import type { ThemeSource } from "../../src/swizzle/theme-source.ts";
import { makeContext } from "../commands/context.ts";
import { buildSite, runCli, runProgram } from "../support/cli.ts";
import { makeSite, type TestSite } from "../support/site.ts";

setDefaultTimeout(60_000);

const SITE = {
  "docs/start.mdx":
    "---\nslug: /\ntags: [one]\n---\n\n# Start\n\n:::note\n\nText\n\n:::\n\n```js title='a.js'\nlet a;\n```\n",
  "docs/next.md": "# Next\n\n## Part\n\n[start](./start.mdx)\n",
  "blog/2024-01-01-post.md": "---\nauthors: [{ name: Ann }]\ntags: [one]\n---\n\n# Post\n\nText\n",
  "src/pages/index.md": "# Home\n",
};

let sources: readonly ThemeSource[];
let site: TestSite;

beforeAll(async () => {
  sources = await loadThemeSources();
  site = await makeSite(SITE);
});

afterAll(() => site.remove());

/** Builds the site with components written into `src/theme`; returns what the build complained about, and its pages. */
async function buildWith(
  write: (source: ThemeSource) => string | Promise<string>,
  language: Language,
  chosen: readonly ThemeSource[],
) {
  await using copy = await makeSite(SITE);
  const ending = language === "typescript" ? "tsx" : "js";
  await Promise.all(
    chosen.map(async (source) => copy.write(`src/theme/${source.name}/index.${ending}`, await write(source))),
  );
  await using built = await buildSite(copy, { args: [] });
  const pages = ["docs/index.html", "docs/next/index.html", "blog/index.html", "blog/2024/01/01/post/index.html"];
  const mains = built.code === 0 ? await Promise.all(pages.map(async (page) => toText(await built.main(page)))) : [];
  return { code: built.code, stderr: built.stderr, mains };
}

/** What readers see: markers for the browser's part depend on who renders what. */
function toText(html: string): string {
  return html
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]*>/g, "|")
    .replace(/\|+/g, "|");
}

async function run(
  ...words: string[]
): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  const context = makeContext({ cwd: site.dir });
  const code = await runCommandLine(["swizzle", ...words], [swizzle], context);
  return { code, stdout: context.outText(), stderr: context.errText() };
}

describe("every component", () => {
  test("is listed with a description and its safety", () => {
    const rows = makeSwizzleTable(sources);
    expect(rows.map(({ name }) => name)).toContain("DocItem/Footer");
    for (const { summary, wrap, eject } of rows) {
      expect(summary).not.toBe("");
      expect(summary).not.toContain("src/");
      for (const { safety, reason } of [wrap, eject]) expect(reason === undefined).toBe(safety === "safe");
    }
  });

  test("builds the same pages wrapped, ejected, and ejected as JavaScript", async () => {
    const plain = await buildWith(() => "", "typescript", []);
    const wrapped = await buildWith((source) => wrapSource(source, "typescript"), "typescript", sources);
    expect(wrapped).toEqual(plain);
    const table = makeSwizzleTable(sources);
    const allowed = sources.filter((_source, index) => table[index]?.eject.safety !== "forbidden");
    expect(allowed.length).toBeGreaterThan(sources.length * 0.9);
    for (const language of ["typescript", "javascript"] as const) {
      expect(await buildWith((source) => ejectSource(source, language), language, allowed)).toEqual(plain);
    }
  });

  test("ejected components import only public names", async () => {
    for (const source of sources) {
      if (makeSwizzleTable([source])[0]?.eject.safety === "forbidden") continue;
      const text = await ejectSource(source, "typescript");
      const modules = [...text.matchAll(/\bfrom "([^"]+)"/g)].map(([, name = ""]) => name);
      expect(
        modules.filter((name) => !/^(?:@docusaurus\/|@theme\/|@mdx-js\/|react$|react-dom$|clsx$)/.test(name)),
      ).toEqual([]);
    }
  });
});

describe("swizzle", () => {
  test("writes a formatted wrapper in the site's language, and never overwrites a file", async () => {
    const { code, stdout } = await runCli(["swizzle", "@docusaurus/theme-classic", "Footer", site.dir, "--wrap"]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: "src/theme/Footer/index.js\n" });
    expect(await site.read("src/theme/Footer/index.js")).toMatchInlineSnapshot(`
      "import Footer from "@theme-original/Footer";

      export default function FooterWrapper() {
        return (
          <>
            <Footer />
          </>
        );
      }
      "
    `);
    const again = await run("Footer", "--wrap", "--typescript");
    expect(again.code).toBe(1);
    expect(again.stderr).toMatchInlineSnapshot(`
      "error[component-exists] The site already has its own \`Footer\`.
        src/theme/Footer/index.js
        help: Rename or delete the file first: a command never overwrites your code.

      "
    `);
  });

  test("ejects in the style of the site's own formatter settings", async () => {
    await site.write(".prettierrc", '{ "singleQuote": true, "semi": false }');
    expect((await run("DocItem/Footer", "--eject", "--typescript")).code).toBe(0);
    const typed = await site.read("src/theme/DocItem/Footer/index.tsx");
    expect(typed).toContain("import EditMetaRow from '@theme/EditMetaRow'\n");
    await site.write("bunfig.toml", "");
    const format = await runProgram([process.execPath, "fmt", "--check", "src/theme/DocItem"], { cwd: site.dir });
    expect(format.code).toBe(0);
  });

  test("requires a decision, and `--danger` for components that may break", async () => {
    const refuse = async (...args: string[]): Promise<string> => {
      const { code, stderr } = await run(...args);
      expect(code).toBe(2);
      return stderr;
    };
    expect(await refuse("TOC")).toMatchInlineSnapshot(`
      "error[missing-option] \`swizzle TOC\` needs \`--wrap\` or \`--eject\`.
        help: \`--wrap\` adds something around the component and follows the theme; \`--eject\` copies its code.

      "
    `);
    expect(await refuse("TabItem", "--eject")).toMatchInlineSnapshot(`
      "error[unsafe-swizzle] \`TabItem\` is not safe to eject: it uses \`@docusaurus/theme-common/internal\`, which any release may change.
        help: Add \`--danger\` to do it anyway, or use \`--wrap\`.

      "
    `);
    expect(await refuse("Changelog/Styles", "--eject", "--danger")).toMatchInlineSnapshot(`
      "error[forbidden-swizzle] \`Changelog/Styles\` cannot be ejected: it needs \`styles.css\` of the theme, which no public module exports.
        help: Use \`--wrap\` to add something to it.

      "
    `);
    expect(await refuse("Fotter", "--wrap")).toMatchInlineSnapshot(`
      "error[unknown-component] The theme has no component \`Fotter\`.
        help: Did you mean \`Footer\`? \`veloci swizzle --list\` lists all components.

      "
    `);
    expect(await refuse("TOC", "--wrap", "--eject")).toContain("cannot be used together");
    const { code } = await run("TabItem", "--eject", "--danger");
    expect(code).toBe(0);
  });

  test("lists the components of one theme as JSON", async () => {
    const { stdout } = await run("theme-mermaid", "--json");
    const { components } = JSON.parse(stdout) as { components: { name: string; theme: string }[] };
    expect(components.map(({ name }) => name)).toContain("Mermaid");
    expect(new Set(components.map(({ theme }) => theme))).toEqual(new Set(["theme-mermaid"]));
  });
});
