/** Hooks and components of the client API in a real browser, on the pages of one site. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { buildSite, type BuiltSite, type Served, serveBuilt } from "../support/cli.ts";
import { openBrowser, type TestBrowser } from "../support/browser.ts";
import { configText, makeSite } from "../support/site.ts";
import { untilTrue } from "../support/until.ts";

const TIMEOUT_MS = 90_000;

const HOOKS = `import React, { useEffect, useState } from "react";
import Layout from "@theme/Layout";
import {
  DraftBannerTitle, ErrorBoundaryError, ErrorCauseBoundary, PageMetadata, SkipToContentLink, ThemedComponent, processAdmonitionProps,
  useAnchorTargetClassName, useClearQueryString, usePrismTheme, useQueryString, useQueryStringList, useSearchLinkCreator,
} from "@docusaurus/theme-common";
import {
  sanitizeTabsChildren, ScrollControllerProvider, TabsProvider, TitleFormatterProvider, useAlternatePageUtils, useBackToTopButton,
  useDateTimeFormat, useHistoryPopHandler, useHistorySelector, useLocalPathname, useLocationChange, useLockBodyScroll, useScrollPosition,
  useTabs, useTabsContextValue, useTOCHighlight,
} from "@docusaurus/theme-common/internal";
import ErrorBoundary from "@docusaurus/ErrorBoundary";

function Queries() {
  const [word, setWord] = useQueryString("word");
  const [list, setList] = useQueryStringList("l");
  const clear = useClearQueryString();
  const hash = useHistorySelector((history) => history.location.hash);
  const [seen, setSeen] = useState([]);
  useLocationChange(({ location, previousLocation }) => setSeen((before) => [...before, (previousLocation?.search ?? "-") + ">" + location.search]));
  const [pops, setPops] = useState(0);
  useHistoryPopHandler(() => { setPops((n) => n + 1); return false; });
  return <div id="queries">
    <button id="word" onClick={() => setWord("a b")}>{word}</button>
    <button id="push" onClick={() => setWord("pushed", { push: true })}>{pops}</button>
    <button id="list" onClick={() => setList((l) => [...l, "x" + l.length])}>{list.join("+")}</button>
    <button id="clear" onClick={clear}>{hash}</button>
    <p id="seen">{seen.join(" ")}</p>
  </div>;
}

function Lists() {
  const { tabValues, selectedValue, selectValue } = useTabs();
  return tabValues.map(({ value, label }) => <button key={value} className={selectedValue === value ? "on" : ""} onClick={() => selectValue(value)}>{label}</button>);
}
function Panel({ value, children }) { const { selectedValue } = useTabs(); return <p hidden={selectedValue !== value} className="panel">{children}</p>; }
function Tabs(props) { return <TabsProvider value={useTabsContextValue(props)}><Lists />{sanitizeTabsChildren(props.children)}</TabsProvider>; }

function Fails({ on }) { if (on) throw new Error("inner"); return null; }

function Scrolls() {
  const [position, setPosition] = useState("");
  useScrollPosition(({ scrollY }, last) => setPosition(scrollY + ":" + (last?.scrollY ?? "none")));
  const { shown, scrollToTop } = useBackToTopButton({ threshold: 100 });
  useTOCHighlight({ linkClassName: "toc", linkActiveClassName: "now", minHeadingLevel: 2, maxHeadingLevel: 2 });
  return <><output id="position">{position}</output>{shown && <button id="top" onClick={scrollToTop}>top</button>}
    <a className="toc" href="#one">1</a><a className="toc" href="#two">2</a></>;
}

function Facts() {
  const date = useDateTimeFormat({ day: "numeric", month: "long", year: "numeric" }).format(new Date("2024-02-29T23:30:00Z"));
  const { createUrl } = useAlternatePageUtils();
  const note = processAdmonitionProps({ children: [<mdxAdmonitionTitle key="t">Titled</mdxAdmonitionTitle>, <p key="p">x</p>] });
  return <p id="facts">{[date, useLocalPathname(), createUrl({ locale: "en", fullyQualified: true }), useSearchLinkCreator()("a&b"),
    useAnchorTargetClassName("x"), usePrismTheme().plain.color, note.title].join(" | ")}</p>;
}

export default function Page() {
  const [on, setOn] = useState(false);
  const [locked, lock] = useState(false);
  useLockBodyScroll(locked);
  return <TitleFormatterProvider formatter={({ title, siteTitle, defaultFormatter, ...rest }) => title + " ~ " + siteTitle + " ~ " + rest.plugin.name + " ~ " + defaultFormatter({ title, siteTitle, ...rest })}>
    <Layout><PageMetadata title="Hooks" /><main>
      <SkipToContentLink className="own-skip" /><DraftBannerTitle /><Facts /><Queries />
      <Tabs groupId="g"><Panel value="a" label="A">first</Panel><Panel value="b" label="B" default>second</Panel></Tabs>
      <ThemedComponent>{({ theme, className }) => <b className={"themed " + className}>{theme}</b>}</ThemedComponent>
      <button id="fail" onClick={() => setOn(true)}>fail</button><button id="lock" onClick={() => lock(!locked)}>lock</button>
      <ErrorBoundary fallback={({ error }) => <ErrorBoundaryError error={error} />}>
        <ErrorCauseBoundary onError={(error) => new Error("outer of " + error.message)}><Fails on={on} /></ErrorCauseBoundary>
      </ErrorBoundary>
      <ScrollControllerProvider><Scrolls /></ScrollControllerProvider>
      <h2 className="anchor" id="one" style={{ marginTop: 900 }}>One</h2><h2 className="anchor" id="two" style={{ marginTop: 900, marginBottom: 2000 }}>Two</h2>
    </main></Layout></TitleFormatterProvider>;
}
`;

const MOVES = `import Layout from "@theme/Layout";
import { useHistory, useLocation } from "@docusaurus/router";

export default function Moves() {
  const history = useHistory();
  return <Layout><output>{JSON.stringify(useLocation().state ?? "none")}</output>
    <button id="push" onClick={() => history.push("/base/moves?a", { from: "push" })} />
    <button id="replace" onClick={() => history.replace({ pathname: "/base/moves", search: "b", state: [1] })} />
    <button id="plain" onClick={() => history.push("/base/moves?c")} /></Layout>;
}
`;

let browser: TestBrowser;
let built: BuiltSite;
let served: Served;
beforeAll(async () => {
  browser = await openBrowser();
  const styles = [{ types: ["keyword"], style: { color: "#222222" } }];
  const themes = {
    theme: { plain: { color: "#111111" }, styles },
    darkTheme: { plain: { color: "#eeeeee" }, styles },
  };
  built = await buildSite(
    await makeSite({
      "docusaurus.config.mjs": configText({
        title: "API",
        baseUrl: "/base/",
        themeConfig: { prism: themes },
        presets: [["classic", { docs: false, blog: false }]],
      }),
      "src/pages/index.md": "# Home\n",
      "src/pages/hooks.jsx": HOOKS,
      "src/pages/moves.jsx": MOVES,
    }),
  );
  expect(built.stderr).toBe("");
  served = await serveBuilt(built);
}, TIMEOUT_MS);
afterAll(async () => {
  await served?.[Symbol.asyncDispose]();
  await built?.[Symbol.asyncDispose]();
  await browser?.close();
});

test("the server renders the values of hooks, and titles as the provider formats them", async () => {
  const html = await built.read("hooks/index.html");
  expect(/<p id="facts">(.*?)<\/p>/.exec(html)?.[1]).toBe(
    "February 29, 2024 | /hooks | https://example.com/base/hooks | /base/search?q=a%26b | anchorTargetStickyNavbar | #111111 | Titled",
  );
  expect(html).toContain('<title data-rh="true">Hooks ~ API ~ docusaurus-plugin-content-pages ~ Hooks | API</title>');
  expect(html).toContain("Draft page");
  expect(html).toContain('<b class="themed themedComponent themedComponent--light themedImage--light">light</b><b');
  expect(html).toContain('<p class="panel">second</p>');
});

test(
  "the query, tabs, errors, scrolling and the color mode are state of the page",
  async () => {
    const { page, problems, close } = await browser.open(`${served.url}/hooks?word=first#one`);
    const text = (selector: string): Promise<string | null> => page.textContent(selector);
    const becomes = (selector: string, expected: string): Promise<unknown> =>
      untilTrue(page, ([css = "", value]) => document.querySelector(css)?.textContent === value, [selector, expected]);
    await becomes("#word", "first");
    await becomes("#clear", "#one");
    await page.click("#word");
    await becomes("#word", "a b");
    await page.click("#list");
    await page.click("#list");
    await becomes("#list", "x0+x1");
    expect(new URL(page.url()).search).toBe("?word=a+b&l=x0&l=x1");
    await page.click("#clear");
    await becomes("#list", "");
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe("#one");
    expect(await text("#seen")).toContain("->?word=first ?word=first>?word=a+b");
    await page.click("#push");
    await becomes("#word", "pushed");
    await page.evaluate(() => window.history.back());
    await becomes("#push", "1");
    await untilTrue(page, () => location.search === "?word=pushed");
    await page.click("main button:text-is('A')");
    expect(await page.textContent(".panel:not([hidden])")).toBe("first");
    expect(await page.evaluate(() => localStorage.getItem("docusaurus.tab.g"))).toBe("a");
    await page.click("#lock");
    expect(await page.evaluate(() => document.body.style.overflow)).toBe("hidden");
    await page.click("#lock");
    expect(await page.locator(".themed").count()).toBe(1);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
    await untilTrue(page, () => document.querySelector("#position")?.textContent?.startsWith("1500:") === true);
    expect(await page.getAttribute(".toc.now", "href")).toBe("#one");
    await page.evaluate(() => window.scrollTo({ top: 1400, behavior: "instant" }));
    await page.waitForSelector("#top");
    expect(problems).toEqual([]);
    await page.click("#fail");
    await becomes(".errorBoundaryError", "outer of inner\n\nCause:\ninner");
    await close();
  },
  TIMEOUT_MS,
);

test(
  "a location has the state that was passed with it, also after going back",
  async () => {
    const { page, problems, close } = await browser.open(`${served.url}/moves`);
    const becomes = (expected: string): Promise<unknown> =>
      untilTrue(page, (value) => document.querySelector("output")?.textContent === value, expected);
    await becomes('"none"');
    await page.click("#push");
    await becomes('{"from":"push"}');
    await page.click("#plain");
    await becomes('"none"');
    await page.click("#replace");
    await becomes("[1]");
    await page.goBack();
    await becomes('{"from":"push"}');
    expect(problems).toEqual([]);
    await close();
  },
  TIMEOUT_MS,
);
