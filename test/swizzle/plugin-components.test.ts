/** `veloci swizzle` on components of a plugin: what it lists, copies, wraps and refuses, and that the site builds with them. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { buildSite, runCli } from "../support/cli.ts";
import { configText, makeSite, type TestSite } from "../support/site.ts";

setDefaultTimeout(60_000);

const SITE = {
  "docusaurus.config.mjs": configText({
    themes: ["theme-charts"],
    presets: [["classic", { docs: false, blog: false }]],
  }),
  "node_modules/theme-charts/package.json": '{ "name": "theme-charts", "version": "1.0.0", "main": "index.js" }',
  "node_modules/theme-charts/index.js": `module.exports = () => ({
  name: "charts",
  getThemePath: () => "./lib",
  getTypeScriptThemePath: () => "./src",
});
module.exports.getSwizzleComponentList = () => ["Chart"];
module.exports.getSwizzleConfig = () => ({
  components: { Badge: { actions: { wrap: "safe", eject: "forbidden" }, description: "A badge" } },
});
`,
  "node_modules/theme-charts/lib/Chart/index.js": `import Badge from "../Badge";
import styles from "./styles.module.css";
export default function Chart({ label }) { return <figure className={styles.chart}><Badge label={label} /></figure>; }
`,
  "node_modules/theme-charts/lib/Chart/styles.module.css": ".chart { color: teal }\n",
  "node_modules/theme-charts/lib/Badge.js": `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.default = Badge;
const { createElement } = require("react");
function Badge({ label }) { return createElement("b", null, label); }
`,
  "node_modules/theme-charts/lib/Outside.js": `import { low } from "../low";
export default function Outside() { return low; }
`,
  "node_modules/theme-charts/low.js": "export const low = 1;\n",
  "node_modules/theme-charts/src/Chart/index.tsx": `import Badge from "../Badge";
import styles from "./styles.module.css";
export default function Chart({ label }: { readonly label: string }) {
  return <figure className={styles.chart}><Badge label={label} /></figure>;
}
`,
  "node_modules/theme-charts/src/Chart/styles.module.css": ".chart { color: teal }\n",
  "src/pages/index.jsx": `import Chart from "@theme/Chart";
export default () => <main><Chart label="drawn" /></main>;
`,
};

let site: TestSite;
beforeAll(async () => void (site = await makeSite(SITE)));
afterAll(() => site?.remove());

const swizzle = (...words: string[]) => runCli(["swizzle", ...words], { cwd: site.dir });

test("are listed with the plugin's statements about them", async () => {
  const { stdout } = await swizzle("theme-charts", "--json");
  const { components } = JSON.parse(stdout) as { components: { name: string; wrap: object; eject: object }[] };
  const told = components.map(({ name, wrap, eject }) => [
    name,
    Reflect.get(wrap, "safety"),
    Reflect.get(eject, "safety"),
  ]);
  expect(told).toEqual([
    ["Badge", "safe", "forbidden"],
    ["Chart", "safe", "safe"],
    ["Outside", "unsafe", "forbidden"],
  ]);
});

test("are copied with the files next to them, and wrapped", async () => {
  expect((await swizzle("theme-charts", "Chart", "--eject", "--typescript")).stdout).toBe(
    "src/theme/Chart/index.tsx\n",
  );
  const copy = await site.read("src/theme/Chart/index.tsx");
  expect(copy).toContain('import Badge from "@theme/Badge";\nimport styles from "./styles.module.css";');
  expect((await swizzle("charts", "Badge", ".", "--wrap")).stdout).toBe("src/theme/Badge/index.js\n");
  await site.write("src/theme/Chart/index.tsx", copy.replace("<figure", '<figure data-own="copy"'));
  await site.write(
    "src/theme/Badge/index.js",
    (await site.read("src/theme/Badge/index.js")).replace("<>", "<>wrapped "),
  );
  const built = await buildSite(site);
  expect([built.code, built.stderr]).toEqual([0, expect.not.stringContaining("error[")]);
  expect(await built.main("index.html")).toMatch(
    /^<figure data-own="copy" class="chart_\w+">wrapped\s?(?:<!-- -->)?<b>drawn<\/b><\/figure>$/,
  );
});

test("that do not exist are reported with the nearest names", async () => {
  expect((await swizzle("theme-charts", "Outside", "--eject", "--danger")).stderr).toMatchInlineSnapshot(`
    "error[forbidden-swizzle] \`Outside\` cannot be ejected: it needs \`../low\` of the plugin, which a copy cannot import.
      help: Use \`--wrap\` to add something to it.

    "
  `);
  expect((await swizzle("theme-charts", "Chrat", "--wrap")).stderr).toMatchInlineSnapshot(`
    "error[unknown-component] The plugin \`theme-charts\` has no component \`Chrat\`.
      help: Did you mean \`Chart\`? \`veloci swizzle theme-charts\` lists all of them.

    "
  `);
  expect((await swizzle("theme-chart", "Chart", "--wrap")).stderr).toMatchInlineSnapshot(`
    "error[unknown-component] No plugin with components is called \`theme-chart\`.
      help: Did you mean \`theme-charts\`?

    "
  `);
});
