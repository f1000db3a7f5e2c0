/** Names that code uses without an import: `ProvidePlugin` and `NodePolyfillPlugin` of webpack provide them. */

import { expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";

const site = serveFixture({
  "docusaurus.config.js": `const webpack = require("webpack");
const { resolve } = require("path");
class NodePolyfillPlugin {}
module.exports = {
  title: "T", url: "https://example.com", baseUrl: "/",
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  plugins: [
    (context) => ({
      name: "own",
      configureWebpack: () => ({
        plugins: [
          new NodePolyfillPlugin(),
          new webpack.ProvidePlugin({
            $: "tiny-query",
            "window.deep": ["tiny-query", "inner", "deep"],
            ownName: resolve(context.siteDir, "lib/own"),
            React: "react",
          }),
        ],
      }),
    }),
  ],
};
`,
  "lib/own.js": 'module.exports = "of the site";\n',
  "node_modules/tiny-query/index.js":
    'module.exports = (name) => "found " + name + " in " + (process.platform ?? "a browser").length;\nmodule.exports.inner = { deep: "an inner value" };\n',
  "node_modules/uses-query/index.js": 'export const question = () => $("the package");\n',
  "docs/index.mdx": "export const Hex = () => <b id='doc'>{Buffer.from('ab').toString('hex')}</b>;\n\n# A\n\n<Hex />\n",
  "src/pages/page.jsx": `import { question } from "uses-query";
export default function Page() {
  const [text, setText] = React.useState("");
  React.useEffect(() => {
    const Shadow = { Buffer: "a field" };
    setText([Buffer.from("wing").toString("base64"), $("me"), question(), window.deep, ownName, Shadow.Buffer].join(" | "));
  }, []);
  return <main id="text">{text}</main>;
}
`,
});

test("are there in the modules of the site, in packages and in Markdown", async () => {
  const { page, problems, close } = await site.browser.open(`${site.served.url}/page/`);
  await page
    .getByText(/^d2luZw== \| found me in \d \| found the package in \d \| an inner value \| of the site \| a field$/)
    .waitFor();
  await page.goto(site.served.url);
  expect(await page.locator("#doc").textContent()).toBe("6162");
  expect(problems).toEqual([]);
  await close();
});
