/** Grammars of Prism that a site adds: its code has the classes of our highlighter, in every kind of build. */

import { expect, test } from "bun:test";
import { hashFiles } from "../../support/built-files.ts";
import { buildFixture, buildSite, type BuiltSite, runCli } from "../../support/cli.ts";
import { configText, makeSite } from "../../support/site.ts";
import { SMALL_PRISM } from "./small-prism.ts";

const TIMEOUT_MS = 60_000;

const CONFIG = configText({
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  themeConfig: { prism: { additionalLanguages: ["markup-templating", "needy", "hcl", "php", "absent"] } },
});

const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\`\n\n`;

const DOC = `---\nslug: /\n---\n\n# A\n\n${[
  fence("needy", 'need A("b<!", 1); // c'),
  fence("hcl", "resource a = true"),
  fence("own", "// many\nfrob 1 {\n  x }"),
  fence("js", "const a = $magic;"),
  fence("php", "<?php echo 1; ?>"),
].join("")}`;

const FILES = {
  "docusaurus.config.mjs": CONFIG,
  "docs/a.md": DOC,
  "src/pages/code.jsx": `import CodeBlock from "@theme/CodeBlock";
export default () => <main><CodeBlock language="own">{"frob 2;"}</CodeBlock></main>;
`,
  "src/theme/prism-include-languages.js": `import siteConfig from "@generated/docusaurus.config";
import include from "@theme-original/prism-include-languages";
export default function prismIncludeLanguages(PrismObject) {
  include(PrismObject);
  globalThis.Prism = PrismObject;
  siteConfig.themeConfig.prism.additionalLanguages.filter((name) => !/absent|templating/.test(name)).forEach((name) => {
    require(\`prismjs/components/prism-\${name}\`);
  });
  require("./own-language");
  delete globalThis.Prism;
}
`,
  "src/theme/own-language.js": `Prism.languages.own = Prism.languages.extend("clike", { keyword: /\\bfrob\\b/ });
Prism.languages.insertBefore("javascript", "string", { magic: { pattern: /\\$\\w+/, alias: "builtin" } });
`,
};

/** The code of each block of a page. */
async function codeOf(built: BuiltSite, path: string): Promise<readonly string[]> {
  const blocks = (await built.main(path)).matchAll(/<code class="codeBlockLines[^>]*>(.*?)<\/code>/gs);
  return [...blocks].map(([, code = ""]) =>
    code.replace(/<span class="token-line">(.*?)<\/span>(?=<span class="token-line|$)/gs, "$1"),
  );
}

test(
  "code in languages of the site is highlighted by its Prism",
  async () => {
    await using built = await buildFixture({ ...FILES, ...SMALL_PRISM });
    expect(built.code).toBe(0);
    expect(built.stderr).toMatchInlineSnapshot(`
      "warning[not-supported] The language \`absent\` is not supported: neither highlight.js nor Prism has a grammar for it.
        docusaurus.config.mjs:18:8
        17 |     "prism": {
        18 |       "additionalLanguages": [
           |        ^
        19 |         "markup-templating",
        help: Remove it from \`additionalLanguages\`. \`src/theme/prism-include-languages\` can add grammars.

      "
    `);
    expect(await codeOf(built, "index.html")).toMatchInlineSnapshot(`
      [
        "<span class="hljs-keyword">need</span> <span class="hljs-title class_">A</span><span class="hljs-punctuation">(</span><span class="hljs-string">"b&lt;<span class="hljs-section">!</span>"</span>, <span class="hljs-number">1</span><span class="hljs-punctuation">)</span><span class="hljs-punctuation">;</span> <span class="hljs-comment">// c</span>",
        "<span class="hljs-keyword">resource</span> <span class="hljs-property">a</span> = <span class="hljs-literal">true</span>",
        
      "<span class="hljs-comment">// many</span>
      <span class="hljs-keyword">frob</span> <span class="hljs-number">1</span> <span class="hljs-punctuation">{</span>
        x <span class="hljs-punctuation">}</span>"
      ,
        "<span class="hljs-keyword">const</span> a = <span class="hljs-built_in">$magic</span><span class="hljs-punctuation">;</span>",
        "<span class="hljs-meta">&lt;?php</span> <span class="hljs-keyword">echo</span> <span class="hljs-number">1</span>; <span class="hljs-meta">?&gt;</span>",
      ]
    `);
    expect(await codeOf(built, "code/index.html")).toMatchInlineSnapshot(`
      [
        "<span class="hljs-keyword">frob</span> <span class="hljs-number">2</span><span class="hljs-punctuation">;</span>",
      ]
    `);
  },
  TIMEOUT_MS,
);

test(
  "a changed grammar changes documents and components, as in a clean build",
  async () => {
    const env = { CI: "" };
    await using built = await buildFixture({ ...FILES, ...SMALL_PRISM }, { env });
    const own = "src/theme/own-language.js";
    await built.site.write(own, FILES[own].replace("frob", "many"));
    // Longer than a step of the system's clock for files.
    await Bun.sleep(50);
    const changed = await buildSite(built.site, { env });
    expect((await codeOf(changed, "index.html"))[2]).not.toContain('hljs-keyword">frob');
    expect((await buildSite(built.site, { env })).stdout).toContain("Nothing has changed");
    const clean = await buildSite(built.site, { env, args: ["--no-cache"], outDir: built.site.path("clean") });
    expect(await hashFiles(changed.outDir)).toEqual(await hashFiles(clean.outDir));
  },
  TIMEOUT_MS,
);

test(
  "without the package, languages that it would bring are named",
  async () => {
    await using built = await buildFixture({ ...FILES, "node_modules/.keep": "" });
    expect(built.code).toBe(0);
    const reported = built.stderr.matchAll(/^(\w+\[.*)\n {2}(.*)/gm);
    expect([...reported].map(([, message, place]) => `${message} ${place}`)).toMatchInlineSnapshot(`
      [
        "info[unknown-language] Unknown language \`needy\`: the code block is shown without highlighting. docs/a.md:7",
        "info[unknown-language] Unknown language \`own\`: the code block is shown without highlighting. docs/a.md:15",
        "info[not-needed] \`src/theme/prism-include-languages.js\` is not needed: all languages of highlight.js are available. src/theme/prism-include-languages.js",
        "warning[not-supported] The language \`absent\` is not supported: highlight.js has no grammar for it, and Prism is not installed. docusaurus.config.mjs:18:8",
        "warning[not-supported] The language \`needy\` is not supported: highlight.js has no grammar for it, and Prism is not installed. docusaurus.config.mjs:18:8",
      ]
    `);
  },
  TIMEOUT_MS,
);

test(
  "a module that fails is an error",
  async () => {
    const file = "src/theme/prism-include-languages.js";
    const code = 'export default () => require("prismjs/components/prism-gone");\n';
    await using built = await buildFixture({ ...FILES, ...SMALL_PRISM, [file]: code });
    expect(built.code).toBe(1);
    expect(built.stderr).toMatchInlineSnapshot(`
      "info[unknown-language] Unknown language \`needy\`: the code block is shown without highlighting.
        docs/a.md:7
        7 | \`\`\`needy
        8 | need A("b<!", 1); // c
        help: Use \`text\` for plain text.

      info[unknown-language] Unknown language \`own\`: the code block is shown without highlighting.
        docs/a.md:15
        15 | \`\`\`own
        16 | // many
        help: Did you mean \`edn\`?

      warning[not-supported] The language \`absent\` is not supported: neither highlight.js nor Prism has a grammar for it.
        docusaurus.config.mjs:18:8
        17 |     "prism": {
        18 |       "additionalLanguages": [
           |        ^
        19 |         "markup-templating",
        help: Remove it from \`additionalLanguages\`. \`src/theme/prism-include-languages\` can add grammars.

      error[site-function-failed] Grammars of Prism cannot be loaded: Cannot find module 'prismjs/components/prism-gone'.
        src/theme/prism-include-languages.js
        help: Correct the file, or remove it: all languages of highlight.js are available without it.

      Nothing built: 1 error, 1 warning. \`build\` is unchanged.
      "
    `);
  },
  TIMEOUT_MS,
);

test("`graph` prints the languages of a site, but not the scripts of Prism", async () => {
  await using site = await makeSite({ ...FILES, ...SMALL_PRISM });
  const { stdout } = await runCli(["graph", site.dir]);
  expect(JSON.parse(stdout).site.config.themeConfig.prism.additionalLanguages).toContain("needy");
  expect(stdout).not.toContain("Prism.languages");
});
