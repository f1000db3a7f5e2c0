/** Code in pages, through the real command line: what is rendered, what browsers are sent, and what readers outside of pages get. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";

const TIMEOUT_MS = 60_000;

const PROSE = "The marsh harrier quarters low over the reeds. ".repeat(200);

const CODE = `export const birds = () => ["reed", "rush"];

export const Own = ({ children }) => <Tabs><TabItem value="a">{children}</TabItem></Tabs>;

<head>
  <meta name="birds" content={birds().join()} />
</head>

Seen: {birds().length} in {frontMatter.title}, {toc[0].value}.

${PROSE}

<Own>

## Inside

**bold** [other](./other.mdx)

</Own>

<BrowserOnly>{() => <b>later</b>}</BrowserOnly>

<img src="./dot.svg" alt="dot" title={birds()[0]} />
`;

const CONFIG = configText({
  presets: [["classic", { docs: { routeBasePath: "/" } }]],
  onBrokenLinks: "warn",
});

let built: BuiltSite;

beforeAll(async () => {
  built = await buildFixture({
    "docusaurus.config.mjs": CONFIG,
    "docs/code.mdx": `---\ntitle: Birds\ndescription: Of the marsh\n---\n\n${CODE}`,
    "docs/other.mdx": `# Other\n\n${PROSE}\n`,
    "docs/parts.mdx":
      'import Part from "./_part.mdx";\n\nexport const two = () => 2;\n\n# Parts\n\n<Part n={two()} name="a">in *side*</Part>\n\n<Part n={3} name="b" />\n\nAll: {two() && <Part n={5} name="c" />}\n',
    "docs/_part.mdx":
      "export const twice = (n) => n * 2;\n\n{props.name}: twice is {twice(props.n)}. {props.children}\n",
    "docs/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
    "blog/2024-01-02-post.mdx":
      "---\nauthors: []\n---\n\nexport const now = () => 42;\n\nFirst {now()}\n\n<!-- truncate -->\n\nRest {now() + 1}\n",
    "src/pages/show.js":
      'import Part, { twice } from "@site/docs/_part.mdx";\n\nexport default () => <main id={`t${twice(4)}`}><Part n={4} name="d">kid</Part></main>;\n',
  });
  expect(built.stderr).not.toContain("error");
}, TIMEOUT_MS);

afterAll(() => built[Symbol.asyncDispose]());

const plain = (html: string): string => html.replaceAll("<!-- -->", "");

test("computed values appear in the surrounding prose", async () => {
  const html = plain(await built.main("code/index.html"));
  expect(html).toContain("Seen: 2 in Birds, Inside.");
  expect(html).toMatch(
    /<div role="tabpanel"[^>]*><h2 class="anchor" id="inside"[^]*<strong>bold<\/strong> <a href="\/other">/,
  );
  expect(html).toMatch(
    /<img [^>]*width="4" height="2"[^>]*title="reed"|<img [^>]*title="reed"[^>]*width="4" height="2"/,
  );
  expect(await built.read("code/index.html")).toContain('<meta data-rh="true" name="birds" content="reed,rush"');
});

test("browsers load a module of less than a kilobyte, and the prose as on any other page", async () => {
  const scripts = (await built.files()).filter((path) => /assets\/js\/site-.*code\.mdx/.test(path));
  expect(scripts).toHaveLength(1);
  const text = await built.read(scripts[0] ?? "");
  expect(text.length).toBeLessThan(1000);
  expect(text).not.toContain("harrier");
  const html = await built.read("code/index.html");
  const data = await built.read("assets/pages/code.json");
  // Only text that stands right beside a hole is known to both sides.
  for (const sent of [html, data]) expect(sent.split(PROSE.trim())).toHaveLength(2);
});

test("partials render their props and children where their code uses them", async () => {
  const html = plain(await built.main("parts/index.html")).replaceAll(/ data-prose="[^"]*"/g, "");
  expect(html).toContain("<p>a: twice is 4. in <em>side</em></p>");
  expect(html).toContain("<p>b: twice is 6. </p>");
  expect(html).toContain("<p>c: twice is 10. </p>");
  expect(plain(await built.read("show/index.html"))).toContain('<main id="t8"><p>d: twice is 8. kid</p>');
});

test("posts are truncated at their marker, in lists and feeds too", async () => {
  const list = plain(await built.main("blog/index.html"));
  expect(list).toContain("First 42");
  expect(list).not.toContain("Rest");
  expect(plain(await built.main("blog/2024/01/02/post/index.html"))).toContain("Rest 43");
  expect(plain(await built.read("blog/rss.xml"))).toContain("Rest 43");
});

test("the Markdown of pages contains computed values", async () => {
  expect(await built.read("code.md")).toContain("Seen: 2 in Birds, Inside.");
  expect(await built.read("parts.md")).toContain("a: twice is 4. in _side_");
});

test(
  "an expression that throws is reported at its line",
  async () => {
    await using failed = await buildFixture({
      "docusaurus.config.mjs": CONFIG,
      "docs/a.mdx": "# A\n\nexport const list = () => undefined;\n\nText and\n{list().length} more\n",
    });
    expect(failed.code).toBe(1);
    expect(failed.stderr).toMatch(/error\[render-error\][^\n]*\n\s+docs\/a\.mdx:6\n/);
  },
  TIMEOUT_MS,
);
