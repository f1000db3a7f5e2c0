/**
 * Characters are only characters: a site is built with characters that no text should need in every place where text enters, and
 * again with another one in their place. The outputs must be equal but for the characters themselves.
 */

import { expect, test } from "bun:test";
import { runCli } from "../support/cli.ts";
import { makeSite, type TestSite } from "../support/site.ts";

/** Takes the place of each: as unassigned as they are, so that no rule of Unicode tells them apart. */
const OTHER = "\u2FE0";

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));

/** Characters for the use of programs, and private ones, which programs use too. */
const CHARACTERS = [...range(0xfdd0, 0xfdef), "\uFFFE", "\uFFFF", "\uE000", "\uE001", "\uF8FF"];

/** Characters that some formats cannot hold, or write as others. */
const ODD = ["\uFEFF", "\u2028", "\u2029", "\u0001", "\u000B", "\u001F", "\u007F", "\u0085", "\uD800", "\uDC00"];

/** What may follow a character where that means something. */
const TAILS = ["", "s0", "m0", "s0\uFDD1", "m0\uFDD1", "t\uFDD1", "c\uFDD1", "ps0\uFDD1", "0\uFDD6", "1\uFDD6"];

const ANY = new RegExp(`[${CHARACTERS.join("")}${OTHER}]`, "g");

const WORD = CHARACTERS.flatMap((character, index) =>
  (index < 10 ? TAILS : [""]).map((tail) => `x${character}${tail}y`),
).join(" ");

function filesWith(word: string, inYaml: string): Record<string, string> {
  const string = JSON.stringify(word);
  const quoted = JSON.stringify(inYaml);
  const config = {
    title: `Title ${word}`,
    tagline: `Tagline ${word}`,
    url: "https://example.com",
    baseUrl: "/",
    presets: [["classic", { docs: { sidebarPath: "./sidebars.json" }, blog: { feedOptions: { type: "all" } } }]],
    plugins: ["./plugin.mjs"],
    customFields: { text: word },
    themeConfig: {
      // The names of cards are hashes of the text that they show.
      socialCards: false,
      metadata: [{ name: "keywords", content: word }],
      announcementBar: { id: "a", content: `<b>${word}</b>` },
      navbar: { title: `Navbar ${word}`, items: [{ label: `Item ${word}`, to: "/docs/a" }] },
      footer: {
        copyright: `Copyright ${word}`,
        links: [{ title: `Column ${word}`, items: [{ label: `Link ${word}`, to: "/docs/a" }] }],
      },
    },
  };
  const matter = `title: ${quoted}\ndescription: ${quoted}\nkeywords: [${quoted}]\ntags: [{label: ${quoted}, permalink: /t}]`;
  return {
    "docusaurus.config.mjs": `export default ${JSON.stringify(config)};\n`,
    "sidebars.json": JSON.stringify({ s: [{ type: "category", label: `Category ${word}`, items: ["a", "b", "c"] }] }),
    "docs/a.md": `---\n${matter}\nsidebar_label: ${quoted}\npagination_label: ${quoted}\n---\n\n${bodyWith(word)}`,
    "docs/b.mdx": `---\n${matter}\n---\n\nexport const text = ${string};\n\n${bodyWith(word)}\n<b onClick={() => text}>{text}</b>\n`,
    "docs/c.mdx": `import Part from './_part.mdx';\nimport data from './data.json';\n\n# C {1}\n\n<Part text=${string}>\n\n${word}\n\n</Part>\n\n{data.text} {frontMatter.none} {${string}}\n`,
    "docs/_part.mdx": `Part ${word} {props.text} {props.children} [a](./a.md)\n`,
    "docs/data.json": JSON.stringify({ text: word }),
    "blog/2024-01-01-p.md": `---\n${matter}\nslug: p\nauthors: [me]\n---\n\nBefore ${word} [b](https://example.com)\n\n<!-- truncate -->\n\nAfter ${word}\n`,
    "blog/authors.yml": `me:\n  name: ${quoted}\n  title: ${quoted}\n`,
    "src/pages/index.jsx": `export default () => <main title={${string}}>{${string}} and {"plain"} text</main>;\n`,
    "plugin.mjs": `export default () => ({ name: "own", contentLoaded: ({ actions }) => actions.setGlobalData({ text: ${string} }) });\n`,
    "static/_headers.txt": word,
  };
}

function bodyWith(word: string): string {
  return [
    `Text ${word} *emphasis ${word}* [link ${word}](./c.mdx "title ${word}") ![alt ${word}](https://example.com/a.png)`,
    `\`code ${word}\` <b title="${word}">${word}</b> [a](./c.mdx)`,
    `## Heading {#id}\n\n### ${word} {#other}`,
    `:::note[Title ${word}]\n\n${word} [b](./c.mdx)\n\n:::`,
    `\`\`\`js title="${word}"\nconst a = "${word}"; // ${word}\n\`\`\``,
    `| head ${word} |\n|-|\n| cell ${word} |`,
    `> quote ${word}`,
    `- item ${word}`,
    `A note[^1].\n\n[^1]: note ${word}`,
    `<details>\n<summary>${word}</summary>\n\n${word}\n\n</details>`,
    "",
  ].join("\n\n");
}

/** Texts of all files that a site is built to, with a star for each character; hashes depend on them and are left out. */
async function build(word: string, inYaml = word): Promise<Record<string, string>> {
  await using site: TestSite = await makeSite(filesWith(word, inYaml));
  const { code, stderr } = await runCli(["build", site.dir]);
  expect(`${code} ${stderr.match(/^error.*/gm) ?? ""}`).toBe("0 ");
  const files: Record<string, string[]> = {};
  for (const path of await site.list("dist")) {
    if (/\.(?:html|json|xml|txt|md|js|rss|atom)$/.test(path)) {
      const text = toPlain(await site.read(`dist/${path}`), path.endsWith(".xml") ? "" : "*");
      // The manifest lists files in the order of their names, and thus of their hashes.
      const ordered = path === "veloci-manifest.json" ? text.split(/,?\n/).sort().join("\n") : text;
      (files[toPlain(path, "")] ??= []).push(ordered);
    }
  }
  // Files whose names are nothing but a hash have one name now.
  return Object.fromEntries(Object.entries(files).map(([path, texts]) => [path, texts.sort().join("\n")]));
}

/** In XML some of them cannot be. */
function toPlain(text: string, replacement: string): string {
  const unescaped = text.replace(/\\u([\da-f]{4})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return unescaped
    .replace(ANY, replacement)
    .replace(/\b[\da-z]{8}\b/g, "")
    .replace(/sha256-[\w+/=]+/g, "");
}

test("noncharacters and private-use characters affect only themselves", async () => {
  const [expected, built] = await Promise.all([build(WORD.replace(ANY, OTHER)), build(WORD)]);
  expect(Object.keys(built).sort()).toEqual(Object.keys(expected).sort());
  for (const [path, text] of Object.entries(built)) expect(`${path}\n${text}`).toBe(`${path}\n${expected[path]}`);
  expect(Object.keys(built)).toContain("docs/b/index.html");
}, 120_000);

test("control characters, line separators and surrogates lose no surrounding text", async () => {
  // YAML refuses most of them itself.
  const word = ODD.map((character, index) => `begin${index}${character}end${index}`).join(" ");
  const built = await build(word, "plain");
  for (const page of ["docs/a", "docs/b", "docs/c", "blog/p"]) {
    const html = built[`${page}/index.html`] ?? "";
    for (const index of ODD.keys()) {
      expect(`${page} ${html.includes(`begin${index}`)} ${html.includes(`end${index}`)}`).toBe(`${page} true true`);
    }
  }
}, 120_000);
