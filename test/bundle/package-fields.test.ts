/** Packages whose `main` is for module systems that the bundler does not follow, beside a `module` that it does. */

import { expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";

/** As TypeScript writes modules for all systems. */
const umd = (body: string) => `(function (factory) {
  if (typeof module === "object" && typeof module.exports === "object") {
    var v = factory(require, exports);
    if (v !== undefined) module.exports = v;
  }
})(function (require, exports) {
  Object.defineProperty(exports, "__esModule", { value: true });
  ${body}
});
`;

const site = serveFixture(
  {
    "docusaurus.config.js": `module.exports = { title: "T", url: "https://example.com", baseUrl: "/", presets: [["classic", { docs: false, blog: false }]] };\n`,
    "src/pages/index.jsx": `import { shown } from "requires-it";\nexport default () => <main>{shown}</main>;\n`,
    "node_modules/requires-it/package.json": '{ "name": "requires-it", "main": "index.js" }',
    "node_modules/requires-it/index.js": 'exports.shown = require("for-all-systems").scan("text");\n',
    "node_modules/for-all-systems/package.json":
      '{ "name": "for-all-systems", "main": "umd/main.js", "module": "esm/main.js" }',
    "node_modules/for-all-systems/umd/main.js": umd('exports.scan = require("./impl/scanner").scan;'),
    "node_modules/for-all-systems/umd/impl/scanner.js": umd("exports.scan = (text) => text.length;"),
    "node_modules/for-all-systems/esm/main.js": 'export { scan } from "./impl/scanner";\n',
    "node_modules/for-all-systems/esm/impl/scanner.js": "export const scan = (text) => `scanned ${text}`;\n",
  },
  { silent: true },
);

test("`require` of such a package leads to its `module`", async () => {
  expect(await site.built.main("index.html")).toBe("scanned text");
  const { page, problems, close } = await site.browser.open(`${site.served.url}/`);
  expect(await page.textContent("main")).toBe("scanned text");
  expect(problems).toEqual([]);
  await close();
});
