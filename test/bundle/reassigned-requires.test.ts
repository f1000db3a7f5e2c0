/** CommonJS packages that assign to the variable of a module of the theme, as some compilers write them. */

import { describe, expect, test } from "bun:test";
import { reassigns } from "../../src/bundle/site/reassigned-requires.ts";
import { serveFixture } from "../support/serve-fixture.ts";

describe("such code", () => {
  test.each([
    ['let c=require("x"),l=require("react");l=s(l);', true],
    ["var react = require('react');\nreact = __toESM(react, 1);", true],
    ['const l = require("react"); use(l);', false],
    ['let l = require("other"); l = s(l);', false],
    ['let l = require("react"); a.l = s(l); ll = s(l);', false],
  ])("%s", (text, expected) => {
    expect(reassigns(text, "react")).toBe(expected);
  });
});

const PACKAGE = `const toModule = (mod) => {
  const copy = {};
  for (const key of Object.getOwnPropertyNames(mod)) Object.defineProperty(copy, key, { get: () => mod[key], enumerable: true });
  return mod && mod.__esModule ? copy : Object.assign(copy, { default: mod });
};
let react = require("react");
react = toModule(react);
exports.Counter = ({ children }) => {
  const [count, setCount] = react.useState(0);
  react.useEffect(() => setCount(1), []);
  return react.createElement("b", null, children, " ", count, typeof react.default.createElement);
};
`;

const page = (name: string) =>
  `import { Counter } from "counting-pkg";\nexport default () => <main><Counter>${name}</Counter></main>;\n`;

const site = serveFixture(
  {
    "docusaurus.config.js": `module.exports = { title: "T", url: "https://example.com", baseUrl: "/", presets: [["classic", { docs: false, blog: false }]] };\n`,
    // With two pages, the package is in a chunk of its own.
    "src/pages/index.jsx": page("one"),
    "src/pages/two.jsx": page("two"),
    "node_modules/counting-pkg/package.json": '{ "name": "counting-pkg", "main": "index.cjs" }',
    "node_modules/counting-pkg/index.cjs": PACKAGE,
  },
  { silent: true },
);

test("it runs in pages and in browsers", async () => {
  const { page: opened, problems, close } = await site.browser.open(`${site.served.url}/two`);
  await opened.locator("main", { hasText: "two 1function" }).waitFor();
  await opened.goto(`${site.served.url}/`);
  await opened.locator("main", { hasText: "one 1function" }).waitFor();
  expect(problems).toEqual([]);
  await close();
});
