/** Components that import what the format's packages bring along, in a site that has none of them, through the real command line. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { openBrowser, type TestBrowser } from "../support/browser.ts";
import { buildSite, type BuiltSite, serveBuilt, type Served } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";
import { untilTrue } from "../support/until.ts";

const TIMEOUT_MS = 90_000;

const PAGE = `import React, { useState } from "react";
import PropTypes from "prop-types";
import clsx from "clsx";
import { Highlight, themes } from "prism-react-renderer";
import OldHighlight, { defaultProps } from "prism-react-renderer";
import github from "prism-react-renderer/themes/github/index.cjs.js";
import Prism from "prism-react-renderer/prism";
import { Helmet } from "react-helmet-async";
import { Link, Route, Switch, useHistory, useLocation, withRouter } from "react-router-dom";
import { useHistory as useSiteHistory } from "@docusaurus/router";
import { blogPostContainerID, applyTrailingSlash } from "@docusaurus/utils-common";
import siteConfig from "@generated/docusaurus.config";
import routes from "@generated/routes";
import globalData from "@generated/globalData";
import i18n from "@generated/i18n";
import registry from "@generated/registry";
import names from "@generated/routesChunkNames";
import clientModules from "@generated/client-modules";
import copy from "copy-text-to-clipboard";
import renderRoutes from "@docusaurus/renderRoutes";

const Where = withRouter(({ location, match }) => <b id="where">{location.pathname} {match.path}</b>);
Where.propTypes = { one: PropTypes.shape({ a: PropTypes.string.isRequired }), two: PropTypes.oneOf(["x"]) };

function Code({ of: Component, ...props }) {
  return (
    <Component {...props} code="const a = 1;" language="js">
      {({ tokens, getLineProps, getTokenProps }) => (
        <pre>{tokens.map((line, i) => <div key={i} {...getLineProps({ line })}>{line.map((token, k) => <span key={k} {...getTokenProps({ token })} />)}</div>)}</pre>
      )}
    </Component>
  );
}

export default function Page() {
  const history = useHistory();
  const siteHistory = useSiteHistory();
  const { search } = useLocation();
  const [count, setCount] = useState(0);
  return (
    <main>
      <Helmet htmlAttributes={{ "data-own": "yes" }} title="Own" titleTemplate="%s!" meta={[{ name: "own", content: "1" }]} />
      <p id="facts">{[siteConfig.title, i18n.currentLocale, blogPostContainerID, applyTrailingSlash("/a", { trailingSlash: true, baseUrl: "/" }),
        typeof copy, github.plain.color, Object.keys(Prism.languages).includes("jsx"), Object.keys(globalData).length > 0,
        routes.some(({ path }) => path === "/page"), clientModules.map(({ onRouteUpdate }) => typeof onRouteUpdate)].join(", ")}</p>
      <p id="registry">{registry[names["/page"].__comp].length}</p>
      <button id="block" onClick={() => history.block(({ pathname }) => pathname !== "/")}>Block</button>
      <button id="same" onClick={() => siteHistory.push({ ...siteHistory.location, search: "r=2" })}>Same</button>
      <button id="none" onClick={() => siteHistory.replace({ search: "" })}>None</button>
      <Where />
      <Switch><Route path="/other">no</Route><Route exact path="/page" render={({ match }) => <i id="route">{match.url}</i>} /></Switch>
      {renderRoutes([{ path: "/page", component: ({ route, extra }) => <u id="rendered">{route.path} {extra}</u> }], { extra: "more" })}
      <div id="new"><Code of={Highlight} theme={themes.github} /></div>
      <div id="old"><Code of={OldHighlight} {...defaultProps} theme={github} /></div>
      <Link id="link" to={{ pathname: "/", search: "?x" }}>Home</Link>
      <button id="count" className={clsx("a", count > 0 && "b")} onClick={() => { setCount(count + 1); history.push({ pathname: "/page", search: "?q=1" }); }}>{count}{search}</button>
    </main>
  );
}
`;

let browser: TestBrowser;
let built: BuiltSite;
let served: Served;
beforeAll(async () => {
  browser = await openBrowser();
  built = await buildSite(
    await makeSite({
      "docusaurus.config.mjs": configText({
        clientModules: ["./src/own.js"],
        title: "Brought",
        presets: [["classic", { docs: {}, blog: false }]],
      }),
      "docs/a.mdx":
        'import { Tweet } from "tweet-pkg";\nimport * as Pkg from "tweet-pkg";\n\n# A\n\n<Tweet id="5" />\n\n<Pkg.Card>inside</Pkg.Card>\n',
      "node_modules/tweet-pkg/package.json": '{ "name": "tweet-pkg", "main": "index.js" }',
      "node_modules/tweet-pkg/index.js": `const React = require("react");
const PropTypes = require("prop-types");
function Tweet({ id }) { const [n, set] = React.useState(0); return React.createElement("button", { className: "tweet", onClick: () => set(n + 1) }, "Tweet " + id + " " + n); }
Tweet.propTypes = { id: PropTypes.string.isRequired };
exports.Tweet = Tweet;
exports.Card = ({ children }) => React.createElement("section", { className: "card" }, children);
`,
      "src/own.js": "export function onRouteUpdate() {}\n",
      "src/pages/page.jsx": PAGE,
      "src/pages/index.md": "# Home\n",
    }),
  );
  if (built.code === 0) served = await serveBuilt(built);
}, TIMEOUT_MS);
afterAll(async () => {
  await served?.[Symbol.asyncDispose]();
  await built?.[Symbol.asyncDispose]();
  await browser?.close();
});

describe("built-in packages that the site has not installed", () => {
  test("resolve when the page is rendered", async () => {
    expect(built.stderr).toBe("");
    const html = await built.read("page/index.html");
    expect(html).toContain(
      '<p id="facts">Brought, en, __blog-post-container, /a/, function, #393A34, true, true, true, function</p>',
    );
    expect(html.replace(/<!-- -->/g, "")).toContain('<b id="where">/page /</b><i id="route">/page</i>');
    expect(html.replace(/<!-- -->/g, "")).toContain('<u id="rendered">/page more</u>');
    expect(html).toContain('<title data-rh="true">Own!</title>');
    expect(html).toContain('data-own="yes"');
    expect(html).toMatch(
      /<div id="new"><pre><div class="token-line" style="color:#393A34"><span class="token keyword" style="color:#00009f">const/,
    );
    expect(html).toMatch(/<div id="old"><pre>.*?<span class="token keyword" style="color:#00009f">const/);
    expect(html).toContain('href="/?x"');
  });

  test("run in browsers", async () => {
    const { page, problems, close } = await browser.open(`${served.url}/page`);
    await page.click("#count");
    await untilTrue(page, () => document.querySelector("#count")?.textContent === "1?q=1");
    expect(await page.locator("#registry").textContent()).toBe("3");
    await page.click("#block");
    await page.click("#link");
    await page.click("#count");
    await untilTrue(page, () => document.querySelector("#count")?.textContent === "2?q=1");
    expect(new URL(page.url()).pathname).toBe("/page");
    await page.click("#same");
    await untilTrue(page, () => document.querySelector("#count")?.textContent === "2?r=2");
    await page.click("#none");
    await untilTrue(page, () => document.querySelector("#count")?.textContent === "2");
    expect(new URL(page.url()).pathname).toBe("/page");
    expect(problems).toEqual([]);
    await close();
  });

  test("are listed among the licenses if browsers receive them", async () => {
    const files = await Array.fromAsync(new Bun.Glob("**/*LICENSE*").scan({ cwd: built.outDir }));
    const texts = await Promise.all(files.map((file) => built.read(file)));
    expect(texts.join("")).toContain("prism-react-renderer");
  });
});

test("components of an installed package are shown in Markdown, and run", async () => {
  const html = await built.main("docs/a/index.html");
  expect(html).toContain('<button class="tweet">Tweet 5 0</button>');
  expect(html).toContain('<section class="card">');
  const { page, problems, close } = await browser.open(`${served.url}/docs/a`);
  await page.click(".tweet");
  await untilTrue(page, () => document.querySelector(".tweet")?.textContent === "Tweet 5 1");
  expect(problems).toEqual([]);
  await close();
});
