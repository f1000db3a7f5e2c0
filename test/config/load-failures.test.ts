/** A config that cannot be loaded, as its author reads of it. */

import { describe, expect, test } from "bun:test";
import { makeFolder } from "../support/site.ts";
import { load, loadFiles } from "./support.ts";

const FIELDS = 'title: "Test", url: "https://example.com", baseUrl: "/"';

describe("a config that cannot be loaded", () => {
  test("is missing: the folder and the names are listed", async () => {
    await using site = await makeFolder();
    const { loaded, text } = await load(site.dir);
    expect(loaded).toBeUndefined();
    expect(text).toMatchInlineSnapshot(`
      "error[config-not-found] The folder \`<site>\` has no config.
        help: A config is called \`docusaurus.config.ts\`, \`docusaurus.config.mts\`, \`docusaurus.config.mjs\`, \`docusaurus.config.js\`, \`docusaurus.config.cjs\` or \`docusaurus.config.json\`."
    `);
  });

  test("is missing with its folder", async () => {
    await using site = await makeFolder();
    const { text } = await load(site.path("nowhere"));
    expect(text).toMatchInlineSnapshot(`
      "error[config-not-found] The folder \`<site>\` does not exist.
        help: A config is called \`docusaurus.config.ts\`, \`docusaurus.config.mts\`, \`docusaurus.config.mjs\`, \`docusaurus.config.js\`, \`docusaurus.config.cjs\` or \`docusaurus.config.json\`."
    `);
  });

  test("is missing under the given name", async () => {
    const { text } = await loadFiles({}, { configPath: "other.js" });
    expect(text).toMatchInlineSnapshot(
      `"error[config-not-found] The config \`other.js\` does not exist in the folder \`<site>\`."`,
    );
  });

  test("has a syntax error", async () => {
    const { text } = await loadFiles({
      "docusaurus.config.js": 'module.exports = {\n  title: "Test"\n  url: "https://example.com",\n};\n',
    });
    expect(text).toMatchInlineSnapshot(`
      "error[module-syntax] The file cannot be read: Expected "}" but found "url".
        docusaurus.config.js:3:3
        2 |   title: "Test"
        3 |   url: "https://example.com",
          |   ^^^
        4 | };"
    `);
  });

  test("has a syntax error in a module it imports", async () => {
    const { text } = await loadFiles({
      "docusaurus.config.mjs": 'import { a } from "./lib/a.mjs";\nexport default { title: a };\n',
      "lib/a.mjs": "export const a = ;\n",
    });
    expect(text).toMatchInlineSnapshot(`
      "error[module-syntax] The file cannot be read: Unexpected ;.
        lib/a.mjs:1:18
        1 | export const a = ;
          |                  ^"
    `);
  });

  test("has a syntax error in JSON", async () => {
    const { text } = await loadFiles({ "docusaurus.config.json": '{\n  "title":\n}\n' });
    expect(text).toMatchInlineSnapshot(`
      "error[module-syntax] The file cannot be read: Unexpected }.
        docusaurus.config.json:3:1
        2 |   "title":
        3 | }
          | ^"
    `);
  });

  test("throws", async () => {
    const { text } = await loadFiles({
      "docusaurus.config.js":
        'function token() {\n  throw new Error("no token");\n}\n\nmodule.exports = { title: token() };\n',
    });
    expect(text).toMatchInlineSnapshot(`
      "error[module-throws] The file throws \`Error: no token\`.
        docusaurus.config.js:2:13
        1 | function token() {
        2 |   throw new Error("no token");
          |             ^
        3 | }"
    `);
  });

  test("throws in its function", async () => {
    const { text } = await loadFiles({
      "docusaurus.config.ts":
        "type Words = { title: string };\n\nexport default async function config(): Promise<Words> {\n  return JSON.parse('{');\n}\n",
    });
    expect(text).toMatchInlineSnapshot(`
      "error[module-throws] The file throws \`SyntaxError: JSON Parse error: Expected '}'\`.
        docusaurus.config.ts:4:15
        3 | export default async function config(): Promise<Words> {
        4 |   return JSON.parse('{');
          |               ^
        5 | }"
    `);
  });

  test("throws a value that is not an error", async () => {
    const { text } = await loadFiles({ "docusaurus.config.js": 'throw "up";\n' });
    expect(text).toMatchInlineSnapshot(`
      "error[module-throws] The file throws \`up\`.
        docusaurus.config.js"
    `);
  });

  test.each([
    ["a list", "module.exports = [1];", "by default a list"],
    ["nothing", "export const title = 'Test';", "by default nothing"],
    ["a function that returns nothing", "module.exports = () => {};", "a function that returns nothing"],
    ["a string", "export default 'config';", "by default the string `config`"],
  ])("is %s", async (_, text, what) => {
    const { text: printed } = await loadFiles({ "docusaurus.config.js": text });
    expect(printed).toContain(`The config exports ${what}, not an object.`);
  });

  test("imports packages that are not installed: all are reported", async () => {
    const { text } = await loadFiles({
      "docusaurus.config.mjs":
        'import foo from "foo";\nimport bar from "@scope/bar/lib/x";\nimport docs from "@docusaurus/plugin-content-doc";\nimport "./more.mjs";\nexport default { foo, bar, docs };\n',
      "more.mjs": 'import baz from "baz";\nexport { baz };\n',
    });
    expect(text).toMatchInlineSnapshot(`
      "error[missing-package] The package \`foo\` is not installed.
        docusaurus.config.mjs:1:18
        1 | import foo from "foo";
          |                  ^^^
        2 | import bar from "@scope/bar/lib/x";
        help: Install it beside the site (\`npm install foo\`), or remove the import.

      error[missing-package] The package \`@scope/bar\` is not installed.
        docusaurus.config.mjs:2:18
        1 | import foo from "foo";
        2 | import bar from "@scope/bar/lib/x";
          |                  ^^^^^^^^^^^^^^^^
        3 | import docs from "@docusaurus/plugin-content-doc";
        help: Install it beside the site (\`npm install @scope/bar\`), or remove the import.

      error[missing-package] The package \`@docusaurus/plugin-content-doc\` is not installed.
        docusaurus.config.mjs:3:19
        2 | import bar from "@scope/bar/lib/x";
        3 | import docs from "@docusaurus/plugin-content-doc";
          |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        4 | import "./more.mjs";
        help: Did you mean \`@docusaurus/plugin-content-docs\`?

      error[missing-package] The package \`baz\` is not installed.
        more.mjs:1:18
        1 | import baz from "baz";
          |                  ^^^
        2 | export { baz };
        help: Install it beside the site (\`npm install baz\`), or remove the import."
    `);
  });

  test("requires a package that is not installed", async () => {
    const { text } = await loadFiles({
      "docusaurus.config.js":
        'const title = "Test";\nconst foo = require("veloci-no-such-package");\nmodule.exports = { title, foo };\n',
    });
    expect(text).toMatchInlineSnapshot(`
      "error[missing-package] The package \`veloci-no-such-package\` is not installed.
        docusaurus.config.js:2:22
        1 | const title = "Test";
        2 | const foo = require("veloci-no-such-package");
          |                      ^^^^^^^^^^^^^^^^^^^^^^
        3 | module.exports = { title, foo };
        help: Install it beside the site (\`npm install veloci-no-such-package\`), or remove the import."
    `);
  });

  test.each(['require("veloci-no-such-package")', '"veloci-no-such-plugin"'])(
    "names %s, which Yarn keeps in an archive",
    async (plugin) => {
      const config = `module.exports = { title: "T", url: "https://example.com", baseUrl: "/", plugins: [${plugin}] };\n`;
      const { text } = await loadFiles({ "docusaurus.config.js": config, ".pnp.cjs": "" });
      expect(text).toContain("is n");
      expect(text).toContain("help: Yarn keeps the site's packages in archives (`.pnp.cjs`)");
      expect(text).toContain("`nodeLinker: node-modules`");
    },
  );

  test("imports a file that does not exist", async () => {
    const { text } = await loadFiles({
      "docusaurus.config.mjs": 'import { navbar } from "./navbar.mjs";\nexport default { navbar };\n',
    });
    expect(text).toMatchInlineSnapshot(`
      "error[missing-module] The module \`./navbar.mjs\` does not exist.
        docusaurus.config.mjs:1:25
        1 | import { navbar } from "./navbar.mjs";
          |                         ^^^^^^^^^^^^
        2 | export default { navbar };"
    `);
  });

  test("an optional package may be missing", async () => {
    const { text } = await loadFiles({
      "docusaurus.config.js": `let extra = {};\ntry {\n  extra = require("veloci-no-such-package");\n} catch {}\nmodule.exports = { ${FIELDS}, ...extra };\n`,
    });
    expect(text).toBe("");
  });
});
