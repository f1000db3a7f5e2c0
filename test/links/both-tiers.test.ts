/** Links and files on data pages and on code pages: the same text has the same targets, and the same mistakes in it. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../support/cli.ts";
import { files } from "./tiers-site.ts";

const TIMEOUT_MS = 60_000;

let built: BuiltSite;

beforeAll(async () => {
  built = await buildFixture(files, { args: ["--verbose"] });
}, TIMEOUT_MS);

afterAll(() => built[Symbol.asyncDispose]());

/** Links and images of a page's text, one a line, their attributes in alphabetical order. */
async function targetsOf(page: string): Promise<string> {
  const main = await built.main(page);
  const text = /<div class="markdown"[^>]*>([\s\S]*?)<\/article>/.exec(main)?.[1] ?? "";
  const tags = [...text.matchAll(/<(a|img) ([^>]*)>/g)].filter(
    ([, , attributes = ""]) => !attributes.includes("hash-link"),
  );
  return tags.map(([, name, attributes = ""]) => `${name} ${toSorted(attributes)}`).join("\n");
}

function toSorted(attributes: string): string {
  const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].filter(([, name]) => name !== "data-prose");
  return pairs
    .map(([pair]) => pair.replace(/-[\da-f]{8}\./, "-HASH."))
    .sort()
    .join(" ");
}

/** Diagnostics of a file, without its name. */
function mistakesIn(file: string): string {
  const blocks = built.stderr.split("\n\n").filter((block) => block.includes(`\n  docs/${file}:`));
  const text = blocks
    .map((block) =>
      block
        .split("\n")
        .filter((line) => !/^\s+\d* \|/.test(line))
        .join("\n"),
    )
    .join("\n\n");
  return text.replaceAll(file, "FILE").replaceAll(file.replace(".mdx", ""), "FILE");
}

test("the site builds", () => {
  expect(built.code).toBe(0);
});

test("the same text has the same link targets on both tiers", async () => {
  const data = await targetsOf("docs/next/data/index.html");
  expect(data).toMatchInlineSnapshot(`
    "a href="/base/docs/next/sub/deep"
    a href="/base/docs/next/sub/deep?x=1#a-heading"
    a href="/base/docs/next/sub/deep#a-heading"
    a href="/base/docs/next/with%20space/page%20one#heading-one"
    a href="/base/docs/next/with%20space/page%20one"
    a href="/base/docs/next/sub/deep" title="Title"
    a href="/base/docs/sub/deep"
    a href="/base/docs/next/sub/deep"
    a href="/base/docs/sub/deep"
    a href="/base/community/c#here"
    a href="/base/community/c"
    a href="/base/docs/sub/deep"
    a href="/base/assets/files/file-HASH.pdf#page=2" rel="noopener noreferrer" target="_blank"
    a href="/base/assets/files/download-HASH.zip" rel="noopener noreferrer" target="_blank"
    a href="/base/download.zip" rel="noopener noreferrer" target="_blank"
    a href="/base/assets/files/LICENSE-9655a718" rel="noopener noreferrer" target="_blank"
    a href="/base/assets/images/x-HASH.png" rel="noopener noreferrer" target="_blank"
    a href="https://else.example/a" rel="noopener noreferrer" target="_blank"
    a href="mailto:a@b.example" rel="noopener noreferrer" target="_blank"
    img alt="plain" decoding="async" height="3" loading="lazy" src="/base/assets/images/x-HASH.png" width="2"
    img alt="space" decoding="async" height="3" loading="lazy" src="/base/assets/images/y-z-HASH.png" title="Title" width="2"
    img alt="encoded" decoding="async" height="3" loading="lazy" src="/base/assets/images/y-z-HASH.png" width="2"
    img alt="static" decoding="async" height="3" loading="lazy" src="/base/assets/images/s-HASH.png" width="2"
    img alt="site" decoding="async" height="3" loading="lazy" src="/base/assets/images/s-HASH.png" width="2"
    img alt="kept" decoding="async" height="3" loading="lazy" src="/base/assets/images/x-HASH.png?a=b#gh-dark-mode-only" width="2"
    img alt="out" decoding="async" loading="lazy" src="https://else.example/x.png"
    img alt="reference" decoding="async" height="3" loading="lazy" src="/base/assets/images/x-HASH.png" width="2"
    img alt="tag" height="3" src="/base/assets/images/x-HASH.png" width="2"
    img alt="require" src="/base/assets/images/x-HASH.png" width="10"
    a href="/base/docs/next/sub/deep"
    a href="/base/assets/files/file-HASH.pdf"
    a href="/base/assets/files/file-HASH.pdf" target="_self"
    a href="#own-heading""
  `);
  expect(await targetsOf("docs/next/code/index.html")).toBe(data);
});

test("files are copied once, under hashed names", async () => {
  const assets = (await built.files()).filter((path) => /^assets\/(?:files|images)\//.test(path));
  expect(assets.map((path) => path.replace(/-[\da-f]{8}(?=\.|$)/, "-HASH"))).toMatchInlineSnapshot(`
    [
      "assets/files/LICENSE-HASH",
      "assets/files/download-HASH.zip",
      "assets/files/file-HASH.pdf",
      "assets/images/s-HASH.png",
      "assets/images/x-HASH.png",
      "assets/images/y-z-HASH.png",
    ]
  `);
});

test("links in a version stay in that version", async () => {
  expect(await targetsOf("docs/sub/deep/index.html")).toMatchInlineSnapshot(`
    "a href="/base/docs/top"
    a href="/base/docs/sub/deep""
  `);
});

test("each mistake is reported once, at its position, on both tiers", () => {
  const data = mistakesIn("wrong-data.mdx");
  expect(data).toMatchInlineSnapshot(`
    "warning[broken-markdown-link] Broken link \`./nope.md\`: \`docs/nope.md\` is not a page of this site.
      docs/FILE:3:5
      help: \`onBrokenMarkdownLinks\` relaxes this check.

    warning[broken-link] Broken link \`/docs/sub/dep\`: no page at \`/base/docs/sub/dep\`.
      docs/FILE:3:20
      help: Did you mean \`/base/docs/sub/deep\`? \`onBrokenLinks\` relaxes this check.

    warning[broken-markdown-link] Broken link \`./sub/dep.md#x\`: \`docs/sub/dep.md\` is not a page of this site.
      docs/FILE:3:39
      help: Did you mean \`./sub/deep.md\`? \`onBrokenMarkdownLinks\` relaxes this check.

    warning[broken-anchor] Broken link \`./sub/deep.md#a-headin\`: \`/base/docs/next/sub/deep\` has no anchor \`#a-headin\`.
      docs/FILE:3:59
      help: Did you mean \`#a-heading\`? \`onBrokenAnchors\` relaxes this check.

    warning[broken-anchor] Broken link \`#own-headin\`: \`/base/docs/next/FILE\` has no anchor \`#own-headin\`.
      docs/FILE:3:87
      help: Did you mean \`#own-heading\`? \`onBrokenAnchors\` relaxes this check.

    warning[broken-link] Broken link \`./nope.pdf\`: no file \`docs/nope.pdf\` and no page at \`/base/docs/next/nope.pdf\`.
      docs/FILE:3:104
      help: \`onBrokenLinks\` relaxes this check.

    warning[broken-image] Broken image \`./xx.png\`: no file \`docs/xx.png\`.
      docs/FILE:5:28
      help: Did you mean \`x.png\`? \`markdown.hooks.onBrokenMarkdownImages\` relaxes this check.

    warning[broken-image] Broken image \`/img/t.png\`: no file \`static/img/t.png\`.
      docs/FILE:5:44
      help: Add the file or correct the path; \`markdown.hooks.onBrokenMarkdownImages\` relaxes this check.

    warning[broken-link] Broken link \`/docs/nope\`: no page at \`/base/docs/nope\`.
      docs/FILE:5:65
      help: \`onBrokenLinks\` relaxes this check.

    warning[broken-image] Broken image \`./nope.png\`: no file \`docs/nope.png\`.
      docs/FILE:5:94
      help: Add the file or correct the path; \`markdown.hooks.onBrokenMarkdownImages\` relaxes this check.

    warning[broken-markdown-link] Broken link \`./nope2.md\`: \`docs/nope2.md\` is not a page of this site.
      docs/FILE:7:8
      help: \`onBrokenMarkdownLinks\` relaxes this check.

    warning[broken-image] Broken image \`./nope3.png\`: no file \`docs/nope3.png\`.
      docs/FILE:9:9
      help: Add the file or correct the path; \`markdown.hooks.onBrokenMarkdownImages\` relaxes this check.

    warning[broken-markdown-link] Broken link \`./nope4.md\`: \`docs/nope4.md\` is not a page of this site.
      docs/FILE:13:8
      help: \`onBrokenMarkdownLinks\` relaxes this check.

    warning[broken-markdown-link] Broken link \`./wrong file.md\`: \`docs/wrong file.md\` is not a page of this site.
      docs/FILE:15:11
      help: \`onBrokenMarkdownLinks\` relaxes this check."
  `);
  expect(mistakesIn("wrong-code.mdx")).toBe(data);
});

test("valid links are not reported, and links in components are checked too", () => {
  const others = built.stderr.split("\n\n").filter((block) => !block.includes("\n  docs/wrong-"));
  expect(others.join("\n\n")).toMatchInlineSnapshot(`
    "warning[broken-link] A component on \`/base/\` links to \`/base/docs/gone\`, which does not exist.
      src/pages/index.jsx:6:17
      5 |       <Link to="/docs/next/sub/deep#a-heading">right</Link>
      6 |       <Link to="/docs/gone">page</Link>
        |                 ^^^^^^^^^^
      7 |       <Link to="/docs/next/sub/deep#gone">anchor</Link>
      help: \`onBrokenLinks\` relaxes this check.

    warning[broken-anchor] A component on \`/base/\` links to \`/base/docs/next/sub/deep#gone\`, but \`/base/docs/next/sub/deep\` has no anchor \`#gone\`.
      src/pages/index.jsx:7:17
      6 |       <Link to="/docs/gone">page</Link>
      7 |       <Link to="/docs/next/sub/deep#gone">anchor</Link>
        |                 ^^^^^^^^^^^^^^^^^^^^^^^^
      8 |       <Link to="pathname:///download.zip">file</Link>
      help: \`onBrokenAnchors\` relaxes this check.

    warning[broken-link] A component on \`/base/\` links to \`docs/away\`, which does not exist.
      src/pages/index.jsx:10:17
       9 |       <Link to="docs/next/sub/deep">relative</Link>
      10 |       <Link to="docs/away">relative</Link>
         |                 ^^^^^^^^^
      11 |       <Link to="@site/docs/sub/deep.md">file</Link>
      help: \`onBrokenLinks\` relaxes this check.

    warning[broken-link] A component on \`/base/\` links to \`@site/docs/sub/deep.md\`, which does not exist.
      src/pages/index.jsx:11:17
      10 |       <Link to="docs/away">relative</Link>
      11 |       <Link to="@site/docs/sub/deep.md">file</Link>
         |                 ^^^^^^^^^^^^^^^^^^^^^^
      12 |     </main>
      help: \`onBrokenLinks\` relaxes this check.

    "
  `);
});

test("a component's `pathname://` only adds the base URL", async () => {
  expect(await built.main("index.html")).toContain('href="/base/download.zip" target="_blank"');
});
