/** Text that MDX 1 and the releases around it took: one site with all of it builds, and shows what its authors meant. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openConditions } from "../../src/markdown/lex/condition-blocks.ts";
import { type BuiltSite, buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";

// Starts the command line.
setDefaultTimeout(60_000);

const PAGE = `---
title: Page
date: 2017-02-29
---

import Link from "@docusaurus/Link";
import Partial from "./_partial.mdx";

<p
  // a note on the next line
  className="noted" /* and one here */
>
  Noted
</p>

<Detials>Inside of an unknown component</Detials>

{[1].map((key) => <Nobody key={key}>In code</Nobody>)}

<details>
<summary>More</summary>

\`\`\`js
const a = 1;
\`\`\`
</details>

| a | b |
|---|---|
| <span title="x|y">z</span> | 2 |

<Link id="by-link" to="/">Home</Link> [There](#by-link)

<Partial on={true} /><Partial on={false} />
`;

const PARTIAL = `<>
  {props.on && <div className="asked">

## Part *one*

\`\`\`bash
# a comment, with a > in it
\`\`\`

  </div>}
</>
`;

let built: BuiltSite;
let elsewhere: string;

beforeAll(async () => {
  elsewhere = await mkdtemp(join(tmpdir(), "veloci-static-"));
  await Bun.write(join(elsewhere, "far.txt"), "far away");
  built = await buildFixture({
    "docusaurus.config.mjs": `export default { title: "Test", url: "https://example.com", baseUrl: "/",
  staticDirectories: ["static", ${JSON.stringify(elsewhere)}],
  presets: [["classic", { blog: { onUntruncatedBlogPosts: "ignore" } }]] };\n`,
    "src/pages/index.md": "# Home\n",
    "docs/page.mdx": PAGE,
    "docs/_partial.mdx": PARTIAL,
    "blog/a.md": "---\ntitle: A\ndate: 2015-02-15 9:18:00\n---\n\nA.\n",
    "blog/b.md": "---\ntitle: B\ndate: 2017-02-29\n---\n\nB.\n",
  });
});

afterAll(async () => {
  await built?.[Symbol.asyncDispose]();
  await rm(elsewhere, { recursive: true, force: true });
});

test("the site builds, with a warning for the unknown component", () => {
  expect(built.stderr.match(/^(?:error|warning)\[.*$/gm)).toEqual([
    "warning[invalid-date] The day `2017-02-29` does not exist, so it is read as `2017-03-01`.",
    "warning[unknown-component] Unknown component `Detials`: neither the file nor the theme provides it, so only the text inside it is shown.",
    "warning[unknown-component] Unknown component `Nobody`: neither the file nor the theme provides it, so only the text inside it is shown.",
  ]);
  expect(built.stderr).toContain("Did you mean `Details`?");
  expect(built.code).toBe(0);
});

test("comments in tags, unknown components and elements after fences keep their content visible", async () => {
  const main = await built.main("docs/page/index.html");
  expect(main).toMatch(/<p class="noted"[^>]*>Noted/);
  expect(main).toContain("Inside of an unknown component");
  expect(main).toContain("In code");
  expect(main).toMatch(/<details[\s\S]*?const[\s\S]*?<\/details>[\s\S]*<table/);
  expect(main).toContain('<span title="x|y">z</span>');
  expect(main).toMatch(/<a [^>]*id="by-link"/);
});

test("braces around Markdown render it conditionally", async () => {
  const main = await built.main("docs/page/index.html");
  expect(main.match(/<div class="asked"[^>]*>/g)).toHaveLength(1);
  expect(main).toMatch(/<h2[^>]*id="part-one"[^>]*>Part <em>one<\/em>/);
});

test("braces around Markdown work in `.md` files, whose unclosed tags are only warnings otherwise", async () => {
  await using site = await buildFixture({
    "docusaurus.config.mjs": configText({ presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] }),
    "docs/index.md":
      '# A\n\n{true && <div className="on">\n\nis *on*\n\n</div>}\n\n{false && <div>\n\nis off\n\n</div>}\n',
  });
  expect(site.stderr).toBe("");
  expect(await site.main("index.html")).toMatch(/<div class="on"><p[^>]*>is <em>on<\/em><\/p>/);
  expect(await site.main("index.html")).not.toContain("is off");
});

test("braces are unchanged if one is unclosed, or if they are in a fence", () => {
  expect(openConditions("{a && <div>\n\ntext\n")).toBeUndefined();
  expect(openConditions("```\n{a && <div>\n```\n\n</div>}\n")).toBeUndefined();
  expect(openConditions("{a &&\n  <B />}\n")).toBeUndefined();
  expect(openConditions("{a && b && (<B c={1}>\n\n{d && <>\n\ntext\n\n</>}\n</B>)}")).toBe(
    "<Shown when={a && b}><B c={1}>\n\n<Shown when={d}><>\n\ntext\n\n</></Shown>\n</B></Shown>",
  );
});

test("dates follow YAML, and static folders may be anywhere", async () => {
  expect(await built.main("blog/index.html")).toContain("February 15, 2015");
  expect(await built.main("blog/index.html")).toContain("March 1, 2017");
  expect(await built.read("far.txt")).toBe("far away");
});
