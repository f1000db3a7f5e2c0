/** Webpack plugins that change which module a name leads to, and constants that are not defined. */

import { expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";

const site = serveFixture(
  {
    "docusaurus.config.js": `const webpack = require("webpack");
const { resolve } = require("path");
module.exports = {
  title: "T", url: "https://example.com", baseUrl: "/", presets: [["classic", { docs: false, blog: false }]],
  plugins: [
    (context) => ({
      name: "own",
      configureWebpack: (config, isServer, { currentBundler }) => ({
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(/^former$/, "./current.js"),
          new webpack.NormalModuleReplacementPlugin(/^kinds:/, (resource) => {
            resource.request = resource.request.replace(/^kinds:/, resolve(context.siteDir, "lib/kinds") + "/");
          }),
          ...(isServer ? [] : [new webpack.NormalModuleReplacementPlugin(/lib[\\\\/]side\\.js$/, "./browser-side.js")]),
          new webpack.IgnorePlugin({ resourceRegExp: /^\\.\\/locale$/, contextRegExp: /lib$/ }),
          new webpack.DefinePlugin({ "process.env.GONE": JSON.stringify(process.env.VELOCI_IS_NOT_SET) }),
        ],
      }),
    }),
  ],
};
`,
    "src/pages/index.jsx": `import former from "former";
import small from "kinds:small";
import side from "../../lib/side";
import locale from "./locale";
import { ignored, gone } from "../../lib/parts";

globalThis.side = side;
export default () => <main>{[former, small, locale, ignored, gone].join(" ")}</main>;
`,
    "src/pages/current.js": 'export default "current";\n',
    "src/pages/locale.js": 'export default "kept";\n',
    "lib/locale.js": 'export default "not ignored";\n',
    "lib/parts.js":
      'import * as locale from "./locale";\n\nexport const ignored = typeof locale.default;\ndelete process.env.GONE;\nexport const gone = String(process.env.GONE);\n',
    "lib/kinds/small.js": 'export default "small";\n',
    "lib/side.js": 'export default "server";\n',
    "lib/browser-side.js": 'export default "browser";\n',
  },
  { silent: true },
);

test("names are replaced and ignored where the plugins say so, on the side that has the plugin", async () => {
  const shown = "current small kept object undefined";
  expect(await site.built.main("index.html")).toContain(shown);
  const { page, problems, close } = await site.browser.open(`${site.served.url}/`);
  expect(await page.textContent("main")).toBe(shown);
  expect(await page.evaluate("side")).toBe("browser");
  expect(problems).toEqual([]);
  await close();
});
