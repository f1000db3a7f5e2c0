/** Code in a page changes nothing of the rest: the cases of `cases/`, each without and with code, in one built site. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { decodeHTML } from "entities";
import { type BuiltSite, buildSite } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";

const TIMEOUT_MS = 120_000;
const folder = join(import.meta.dir, "cases");

/** Cases that differ, or cannot be built, and why. */
const DIFFERENT: Readonly<Record<string, string>> = {
  "component-crossed": "a mistake: nothing is built",
  "component-unknown-close": "a mistake: nothing is built",
  "component-unclosed": "a mistake: nothing is built",
  "component-member": "the component has no such member",
  "fence-unclosed": "what makes the page code here would be part of the fence",
  "front-matter-format": "what makes the page code here is text in CommonMark",
  "imports-forms": "its files do not exist",
  "imports-in-middle": "its files do not exist",
  "imports-then-heading": "its files do not exist",
  partial: "its file does not exist",
};

const names = readdirSync(folder)
  .filter((name) => name.endsWith(".md") && !name.endsWith(".commonmark.md"))
  .map((name) => name.slice(0, -".md".length));
const compared = names.filter((name) => !Object.hasOwn(DIFFERENT, name));

const LEVELS = { onBrokenLinks: "ignore", onBrokenAnchors: "ignore", onDuplicateRoutes: "ignore" };
const HOOKS = { onBrokenMarkdownImages: "ignore", onBrokenMarkdownLinks: "ignore" };

/** Components that show what they were given. */
const COMPONENTS = `import Components from "@theme-original/MDXComponents";
const show = (name) => ({ children, ...props }) => <div data-name={name} data-props={JSON.stringify(props)}>{children}</div>;
const own = ["Badge", "Box", "Card", "Foo", "Icon", "Player", "Video"].map((name) => [name, show(name)]);
export default { ...Components, ...Object.fromEntries(own) };
`;

/** A case as a doc with a path of its own. */
function toDoc(name: string, tier: "code" | "data"): string {
  const text = readFileSync(join(folder, `${name}.md`), "utf8");
  const [, fields = "", body = text] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(text) ?? [];
  const end = tier === "code" ? "\n\nexport const isCode = Date.now() > 0;\n" : "";
  return `---\n${fields}slug: /${tier}/${name}\n---\n${body}${end}`;
}

let built: BuiltSite;

beforeAll(async () => {
  const docs = compared.flatMap((name) => [
    [`docs/data/${name}.mdx`, toDoc(name, "data")] as const,
    [`docs/code/${name}.mdx`, toDoc(name, "code")] as const,
  ]);
  const site = await makeSite({
    "docusaurus.config.mjs": configText({
      ...LEVELS,
      markdown: { hooks: HOOKS },
      presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
    }),
    "src/theme/MDXComponents.js": COMPONENTS,
    ...Object.fromEntries(
      ["data", "code"].flatMap((dir) => ["a", "d"].map((name) => [`docs/${dir}/${name}.png`, name])),
    ),
    "static/c.pdf": "pdf",
    "src/Icon.js": "export default () => null;\n",
    "src/x.js": "export default () => null;\nexport const a = 1;\nexport const c = 2;\n",
    "docs/data/all.js": "export const a = 1;\n",
    "docs/data/Other.js": "export default () => null;\n",
    "docs/code/Other.js": "export default () => null;\n",
    "docs/data/data.json": '{"total": 3}',
    "docs/code/data.json": '{"total": 3}',
    "docs/code/all.js": "export const a = 1;\n",
    ...Object.fromEntries(docs),
  });
  built = await buildSite(site, { large: true });
}, TIMEOUT_MS);

afterAll(() => built[Symbol.asyncDispose]());

/** The text of a page, a line per tag: attributes sorted, spaces and what only one of the two needs left out. */
async function linesOf(name: string, tier: "code" | "data"): Promise<string[]> {
  const page = await built.read(`${tier}/${name}/index.html`);
  const body = /<div class="theme-doc-markdown markdown">([\s\S]*)<\/article>/.exec(page)?.[1] ?? page;
  return body
    .replace(/<!--.*?-->/gs, "")
    .replace(
      /<(\/?[\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g,
      (_, tag: string, list: string) => `\n<${tag}${attributes(list)}>\n`,
    )
    .replaceAll(/_R_\w+/g, "_R_")
    .replaceAll("/code/", "/data/")
    .replaceAll(/(footnote-label|user-content-fn[^"]*?)-[a-z\d]{5,7}(?=["-])/g, "$1")
    .split("\n")
    .map((line) => decodeHTML(line).replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}

function attributes(list: string): string {
  const read = [...list.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => {
    const flag = value === "true" && name.startsWith("data-") ? "" : value;
    return ` ${name.toLowerCase()}="${flag.replace(/\s*([:;])\s*/g, "$1")}"`;
  });
  return read
    .filter((each) => !each.startsWith(" data-prose"))
    .sort()
    .join("");
}

describe("a case gives the same result as data and as code", () => {
  test("all of them are built", () => {
    expect(built.stderr.match(/^error.*/gm) ?? []).toEqual([]);
  });

  test.each(compared)("%s", async (name) => {
    expect(await linesOf(name, "code")).toEqual(await linesOf(name, "data"));
  });

  test("listed differences are real", () => {
    for (const name of Object.keys(DIFFERENT)) expect(names).toContain(name);
  });
});
