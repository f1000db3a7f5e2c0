import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";
import { readLoaderPrefix } from "../../src/bundle/site/loader-prefix.ts";

test.each([
  ["!!raw-loader!./a.txt", "text", "./a.txt"],
  ["!raw-loader!@site/a.txt", "text", "@site/a.txt"],
  ["raw-loader!./a.txt", "text", "./a.txt"],
  ["!!url-loader?limit=1!./a.png", "url", "./a.png"],
  ["!!file-loader!./a.zip", "url", "./a.zip"],
  ["!!file-loader?esModule=true!./a.zip", "url", "./a.zip"],
  ["!!yaml-loader!./a.yaml", "data", "./a.yaml"],
  ["js-yaml-loader!./a.yml", "data", "./a.yml"],
  ["!!json-loader!./a.txt", "data", "./a.txt"],
] as const)("%s is imported as %s of %s", (name, as, file) => {
  expect(readLoaderPrefix(name)).toEqual({ as, file });
});

test.each(["./a.txt", "!!babel-loader!./a.js", "!!raw-loader!babel-loader!./a.js"])(
  "%s has no loader of ours",
  (name) => {
    expect(readLoaderPrefix(name)).toBeUndefined();
  },
);

test("a package may import its own files by a loader", async () => {
  await using built = await buildFixture({
    "docs/a.md": "# A\n",
    "node_modules/kit/package.json": '{ "name": "kit", "version": "1.0.0", "license": "MIT", "main": "index.js" }\n',
    "node_modules/kit/LICENSE": "License of the kit\n",
    "node_modules/kit/index.js":
      'exports.url = require("file-loader?esModule=false!./src/worker.js");\nexports.text = require("!!raw-loader!./src/worker.js").default;\n',
    "node_modules/kit/src/worker.js": "postMessage(1);\n",
    "src/pages/index.jsx":
      'import { text, url } from "kit";\nexport default () => <main><a href={url}>{text}</a></main>;\n',
  });
  expect([built.code, built.stderr]).toEqual([0, ""]);
  expect(await built.main("index.html")).toMatch(
    /^<a href="\/assets\/[^"]+\/worker-\w+\.js">postMessage\(1\);\s*<\/a>$/,
  );
  expect(await built.read("assets/js/LICENSES.txt")).toContain("License of the kit");
});
