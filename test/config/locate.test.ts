/** Members of a config are found in its text, whatever is written around them. */

import { describe, expect, test } from "bun:test";
import { makeLocator, positionAt } from "../../src/config/locate.ts";
import type { KeyPath } from "../../src/config/validate.ts";

/** The rest of the line at which a member is found. */
function find(text: string, path: KeyPath): string | undefined {
  const position = makeLocator(text)(path);
  if (position === undefined) return undefined;
  return text.split("\n")[position.line - 1]?.slice(position.column - 1);
}

const CONFIG = `// title: "not this"
/* url: 'nor this' */
import { x } from "x"; // {
const notThis = { title: 1 };
const url = /[{"']/.test("}") ? 1 / 2 : \`\${ { a: "}" } } {\`;
const navbar: Navbar<string> = {
  items: [
    first({ label: 0 }),
    { label: "one", to: "/1" }, // one
    {
      'quoted-key': 2,
    },
  ],
};

/** @type {import('@docusaurus/types').Config} */
export default async function config() {
  const inner = { tagline: "no" };
  return ({
    title: "Title",
    url,
    presets: [
      [
        "classic",
        /** @type {import('x').Options} */
        ({ docs: { sidebarPath: require.resolve("./x"), editUrl: () => ({ title: 1 }) } }),
      ],
    ],
    themeConfig: ({ navbar, footer: makeFooter({ style: 1 }) } satisfies ThemeConfig),
    "customFields": {},
    plugin() { return { a: 1 }; },
  });
}
`;

describe("a member", () => {
  test.each<[KeyPath, string | undefined]>([
    [["title"], 'title: "Title",'],
    [["url"], "url,"],
    [["presets", 0], "["],
    [["presets", 0, 0], '"classic",'],
    [["presets", 0, 1, "docs"], "docs: {"],
    [["presets", 0, 1, "docs", "editUrl"], "editUrl: ()"],
    [["themeConfig", "navbar"], "navbar, footer"],
    [["themeConfig", "navbar", "items", 1, "to"], 'to: "/1"'],
    [["themeConfig", "navbar", "items", 2, "quoted-key"], "quoted-key': 2"],
    [["customFields"], 'customFields": {}'],
    [["plugin"], "plugin() {"],
    [["tagline"], undefined],
    [["themeConfig", "navbar", "items", 9], undefined],
    [["themeConfig", "navbar", "items", 0, "label"], undefined],
    [["themeConfig", "footer", "style"], undefined],
  ])("%j", (path, expected) => {
    const found = find(CONFIG, path);
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toStartWith(expected);
  });

  test("in JSON", () => {
    expect(find('{\n  "title": "x",\n  "themeConfig": { "navbar": [] }\n}', ["themeConfig", "navbar"])).toBe(
      'navbar": [] }',
    );
  });
});

test.each([
  "",
  "{",
  "}}}",
  '"',
  "`${",
  "/*",
  "/[",
  "title: {",
  "export default {title: [{(",
  "\\",
  "a = b / c / {title: 1}",
])("unfinished text is no obstacle: %s", (text) => {
  expect(() => makeLocator(text)(["title", 0, "x"])).not.toThrow();
});

test("positions are 1-based", () => {
  expect(positionAt("ab\ncd", 0)).toEqual({ line: 1, column: 1 });
  expect(positionAt("ab\ncd", 4)).toEqual({ line: 2, column: 2 });
});

test("an entry after `...others` is not located, because their number is known only at run time", () => {
  const text = "export default { title: 1, plugins: [first, ...others, last] }";
  expect(find(text, ["plugins", 0])).toStartWith("first");
  expect(find(text, ["plugins", 2])).toBeUndefined();
});

test("thousands of entries are found before the test ends", () => {
  const entries = Array.from({ length: 20_000 }, (_, index) => `{ from: "/${index}", to: "/" }`);
  const locate = makeLocator(`export default {\n  title: "T",\n  plugins: [\n${entries.join(",\n")},\n  ],\n};\n`);
  expect(entries.every((_, index) => locate(["plugins", index, "to"])?.line === index + 4)).toBe(true);
});
