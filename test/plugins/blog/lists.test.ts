/** Posts on pages that are not their own: places in them are those of their own pages, and no id is there twice. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../../support/cli.ts";
import { configText } from "../../support/site.ts";
import { quiet } from "./run-plugin.ts";

const whole = (title: string): string => `# ${title}

Text with a note[^1] and a link to a [part](#part).

## Part

[^1]: The note of ${title}.
`;

const TIMEOUT_MS = 60_000;

let built: BuiltSite;

beforeAll(async () => {
  built = await buildFixture({
    "docusaurus.config.mjs": configText({
      presets: [["classic", { docs: false, blog: { ...quiet, routeBasePath: "/" } }]],
    }),
    "blog/2022-01-01-one.md": whole("One"),
    "blog/2022-01-02-two.md": whole("Two"),
    "blog/2022-01-03-cut.md": "# Cut\n\nBegins[^1], [ends](#end).\n\n<!-- truncate -->\n\n## End\n\n[^1]: Cut off.\n",
    "blog/2022-01-04-code.mdx": `${whole("Code")}\n{[1].map((n) => n)}\n`,
  });
}, TIMEOUT_MS);

afterAll(() => built[Symbol.asyncDispose]());

test("links to headings of a post point to its own page, and those to its footnotes only if the list shows no more than its beginning", async () => {
  expect(built.stderr).toBe("");
  const list = await built.main("index.html");
  expect(list).toContain('<a href="/2022/01/02/two#part">part</a>');
  const ids = [...list.matchAll(/<a href="#(user-content-fn-1-\w{6})"/g)].map(([, id]) => id);
  expect(ids).toEqual([...list.matchAll(/<li id="([^"]*)"/g)].map(([, id]) => id));
  expect(ids).toHaveLength(3);
  expect(list).toMatch(/<a href="\/2022\/01\/03\/cut#user-content-fn-1-\w{6}"/);
  expect(list).toContain('<a href="/2022/01/03/cut#end">ends</a>');
});

test("on its own page they stay relative", async () => {
  const page = await built.main("2022/01/03/cut/index.html");
  expect(page).toContain('<a href="#end">ends</a>');
  const id = /<a href="#(user-content-fn-1-\w{6})"/.exec(page)?.[1];
  expect(page).toContain(`<li id="${id}">`);
});

test("feeds link to the page too", async () => {
  const feed = await built.read("rss.xml");
  expect(feed).toContain("&lt;a href=&quot;https://example.com/2022/01/02/two#part&quot;&gt;part&lt;/a&gt;");
  expect(feed).toContain("&lt;a href=&quot;https://example.com/2022/01/04/code#part&quot;&gt;part&lt;/a&gt;");
});

test("footnotes of different posts have different IDs", async () => {
  const list = await built.main("index.html");
  const ids = [...list.matchAll(/ id="((?:user-content|footnote)[^"]*)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(10);
  expect(new Set(ids).size).toBe(ids.length);
});
