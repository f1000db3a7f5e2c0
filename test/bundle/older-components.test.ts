/** Components as sites for earlier releases of React have them: defaults of functions, and the config as a prop of pages. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";

test("are rendered with their default props in components, pages and Markdown, and pages receive the config", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": configText({
      title: "Older",
      customFields: { word: "own" },
      presets: [["classic", { docs: false, blog: false }]],
    }),
    "src/components/Box.jsx": `import React from "react";
export const Box = ({ size, color, children }) => <p className={size + "-" + color}>{children}</p>;
Box.defaultProps = { size: "small", color: "red" };
export class Old extends React.Component {
  render() { return <i className={this.props.kind} />; }
}
Old.defaultProps = { kind: "class" };
`,
    "src/pages/index.jsx": `import React from "react";
import { Box, Old } from "../components/Box";
export default class Home extends React.Component {
  render() {
    const { config } = this.props;
    return <main><h1>{config.title} {config.customFields.word}</h1><Box color={undefined}>one</Box><Box size="large">two</Box><Old /></main>;
  }
}
`,
    "node_modules/old-boxes/index.js": `const React = require("react");
const Row = ({ gap, children }) => React.createElement("p", { "data-gap": gap }, children);
Row.defaultProps = { gap: "wide" };
const Cell = React.forwardRef(({ kind }, ref) => React.createElement("b", { ref }, kind));
Cell.defaultProps = { kind: "cell" };
module.exports = () => React.createElement(Row, { gap: undefined }, "a", React.createElement(Cell));
`,
    "node_modules/watches-rendering/index.js": `const React = require("react");
const { ReactCurrentDispatcher } = React.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED;
const outside = ReactCurrentDispatcher.current;
module.exports = () => React.createElement("i", null, outside === ReactCurrentDispatcher.current ? "no" : "rendering");
`,
    // React 18, whose elements differ.
    "node_modules/react-dom/package.json": '{ "name": "react-dom", "version": "18.3.1" }',
    "node_modules/react-dom/server.js": "throw new Error('another copy of React');\n",
    "src/pages/text-of-elements.jsx": `import React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Server from "react-dom/server.browser";
const Part = ({ word }) => <i>{React.useMemo(() => word, [])}</i>;
export default () => <main>{renderToStaticMarkup(<Part word="made" />)} {Server.renderToString(<b />)}</main>;
`,
    "src/pages/watching.jsx":
      'import Watching from "watches-rendering";\nexport default () => <main><Watching /></main>;\n',
    "src/pages/package.jsx": 'import Rows from "old-boxes";\nexport default () => <main><Rows /></main>;\n',
    "src/pages/text.mdx":
      'import { Box } from "@site/src/components/Box";\n\n# Text\n\n<Box color="blue">three</Box>\n',
    "src/pages/code.mdx":
      'import { Box } from "@site/src/components/Box";\n\nexport const n = 1;\n\n# Code {n}\n\n<Box color="blue">four</Box>\n',
  });
  expect(built.stderr).toBe("");
  const home = await built.main("index.html");
  expect(home.replace(/<!-- -->/g, "")).toContain("<h1>Older own</h1>");
  expect(home).toContain('<p class="small-red">one</p><p class="large-red">two</p><i class="class"></i>');
  expect(await built.main("package/index.html")).toContain('<p data-gap="wide">a<b>cell</b></p>');
  expect(await built.main("watching/index.html")).toContain("<i>rendering</i>");
  expect((await built.main("text-of-elements/index.html")).replace(/<!-- -->/g, "")).toContain(
    "&lt;i&gt;made&lt;/i&gt; &lt;b&gt;&lt;/b&gt;",
  );
  expect(await built.main("text/index.html")).toContain('class="small-blue"');
  expect(await built.main("code/index.html")).toContain('class="small-blue"');
});

test("packages that bring the JSX runtime of React 18 are rendered, with refs, and recognize elements", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": configText({ presets: [["classic", { docs: false, blog: false }]] }),
    "node_modules/brings-runtime/index.js": `const React = require("react");
const REACT_ELEMENT = typeof Symbol === "function" && Symbol["for"]("react.element") || 60103;
function make(type, { key = null, ref = null, ...props }) {
  return { $$typeof: REACT_ELEMENT, type, key, ref, props, _owner: null };
}
const Inner = React.forwardRef(({ word }, ref) => make("b", { children: [word, ref === null ? " without ref" : " with ref"].join("") }));
exports.isElement = (value) => Object(value).$$typeof === REACT_ELEMENT;
exports.Outer = ({ children }) => make("p", { children: [make(Inner, { word: "one", ref: React.useRef(), key: "a" }), make(Inner, { word: "two", key: "b" }), children] });
`,
    "src/pages/index.jsx":
      'import { isElement, Outer } from "brings-runtime";\nexport default () => <main><Outer><i key="c">{String(isElement(<u />))}</i></Outer></main>;\n',
  });
  expect([built.code, built.stderr]).toEqual([0, ""]);
  expect(await built.main("index.html")).toBe("<p><b>one with ref</b><b>two without ref</b><i>true</i></p>");
});

test("packages built for development, and those with factories of elements, are rendered", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": configText({ presets: [["classic", { docs: false, blog: false }]] }),
    "node_modules/built-for-development/index.js": `import { Fragment, jsxDEV } from "react/jsx-dev-runtime";
export const Part = ({ word }) => jsxDEV(Fragment, { children: jsxDEV("b", { children: word }, void 0, false, {}, this) }, void 0, false, {}, this);
Part.defaultProps = { word: "default" };
`,
    "node_modules/has-factories/index.js":
      'const React = require("react");\nconst strong = React.createFactory("strong");\nmodule.exports = () => strong({ className: "made" }, "text");\n',
    "src/pages/index.jsx":
      'import { Part } from "built-for-development";\nimport Made from "has-factories";\nexport default () => <main><Part /><Made /></main>;\n',
  });
  expect([built.code, built.stderr]).toEqual([0, ""]);
  expect(await built.main("index.html")).toBe('<b>default</b><strong class="made">text</strong>');
});
