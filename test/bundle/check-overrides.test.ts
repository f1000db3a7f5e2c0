/** Files in `src/theme` that replace nothing are reported; those that replace a component or are imported are not. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";

test("a file whose name the theme does not have is reported unless the site imports it", async () => {
  const component = "export default () => null;\n";
  await using built = await buildFixture({
    "docusaurus.config.js":
      'import "./src/theme/prism/own";\n' +
      configText({ presets: [["classic", { docs: false, blog: false }]], plugins: ["docusaurus-plugin-sass"] }),
    "src/theme/prism/own.js": "module.exports = {};\n",
    "src/theme/Footer/index.jsx": 'import { text } from "./words";\nexport default () => <footer>{text}</footer>;\n',
    "src/theme/Footer/words.js": 'export const text = "words";\n',
    "src/theme/Footr.jsx": component,
    "src/theme/Navbar/Nothing/Here/index.js": component,
    "src/theme/prism-include-languages.js": component,
    "src/theme/Own/index.tsx": component,
    "src/theme/InText.jsx": component,
    "src/theme/hooks/useIt.ts": "export default () => 1;\n",
    "src/pages/index.jsx":
      'import Own from "@theme/Own";\nimport useIt from "../theme/hooks/useIt";\nexport default (props) => <Own {...props} key="own" it={useIt()} />;\n',
    "src/pages/text.mdx": 'import InText from "@theme/InText";\n\n<InText />\n',
  });
  expect(built.code).toBe(0);
  expect(built.stderr).toMatchInlineSnapshot(`
    "info[not-needed] \`src/theme/prism-include-languages.js\` is not needed: all languages of highlight.js are available.
      src/theme/prism-include-languages.js
      help: Remove it. If it adds others, install Prism beside the site: \`npm install prismjs\`.

    warning[not-supported] \`src/theme/Footr.jsx\` is not supported: the theme has no such component, and nothing imports it.
      src/theme/Footr.jsx
      help: Did you mean \`@theme/Footer\`?

    warning[not-supported] \`src/theme/Navbar/Nothing/Here/index.js\` is not supported: the theme has no such component, and nothing imports it.
      src/theme/Navbar/Nothing/Here/index.js
      help: Replace the component around it.

    "
  `);
}, 20_000);

test("a file beside a component never runs unless something imports it", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": configText({ presets: [["classic", { docs: false, blog: false }]] }),
    "src/theme/Footer/index.jsx":
      'import { text } from "./Footer.words";\nexport default () => <footer>{text}</footer>;\n',
    "src/theme/Footer/Footer.words.js": 'export const text = "own words";\n',
    "src/theme/Footer/Footer.stories.jsx": 'import { render } from "not-installed";\nthrow new Error("a story");\n',
    "src/theme/Footer/Footer.test.jsx": "test();\n",
    "src/pages/index.md": "# Home\n",
  });
  expect(built.stderr).toBe("");
  expect(await built.read("index.html")).toContain("<footer>own words</footer>");
}, 20_000);

test("an override without a default export is an error", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": configText({ presets: [["classic", { docs: false, blog: false }]] }),
    "src/theme/Footer.jsx": "export const Footer = () => null;\n",
    "src/theme/NotFound.jsx": 'export { default } from "./Own";\n',
    "src/theme/Own.jsx": "module.exports = () => null;\n",
    "src/pages/index.md": "# Home\n",
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toContain(
    "error[missing-default-export] `src/theme/Footer.jsx` replaces `@theme/Footer`, but has no default export.",
  );
  expect(built.stderr.match(/^(?:error|warning)/gm)).toHaveLength(1);
}, 20_000);

test("a component can import what only the site's own component exports", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": configText({ presets: [["classic", { docs: false, blog: false }]] }),
    "src/theme/Root.jsx":
      'import { createContext } from "react";\nexport const Words = createContext("none");\nexport default ({ children }) => <Words value="from the root">{children}</Words>;\n',
    "src/pages/index.jsx":
      'import { useContext } from "react";\nimport { Words } from "@theme/Root";\nexport default () => <p>{useContext(Words)}</p>;\n',
  });
  expect(built.stderr).toBe("");
  expect(await built.read("index.html")).toContain("<p>from the root</p>");
}, 20_000);
