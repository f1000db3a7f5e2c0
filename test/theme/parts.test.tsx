/** Parts of pages: admonitions, code blocks, cards, tables of contents, version banners, the error page. */

import { describe, expect, test } from "bun:test";
import Admonition from "@theme/Admonition";
import CodeBlock from "@theme/CodeBlock";
import Details from "@theme/Details";
import DocItem from "@theme/DocItem";
import Card from "@theme/Card";
import Cards from "@theme/Cards";
import ErrorPageContent from "@theme/ErrorPageContent";
import Footer from "@theme/Footer";
import Heading from "@theme/Heading";
import Layout from "@theme/Layout";
import ThemedImage from "@theme/ThemedImage";
import DocCard from "@theme/DocCard";
import type { ReactNode } from "react";
import TOCInline from "@theme/TOCInline";
import staticComponents from "@theme/static-components";
import MDXComponents from "@theme/MDXComponents";
import { hydratePage, renderHtml, renderPage } from "../support/render.tsx";
import { docPage, docProps, docsPage, PAGES } from "./pages.ts";

describe("an admonition", () => {
  test("uses its type as title if it has none", () => {
    expect(renderHtml(<Admonition type="tip">Text.</Admonition>)).toMatchInlineSnapshot(
      `"<div class="theme-admonition theme-admonition-tip admonition_ alert alert--success"><div class="admonitionHeading"><span class="admonitionIcon"></span>tip</div><div class="admonitionContent">Text.</div></div>"`,
    );
  });

  test("renders its title as HTML, and unknown types like similar ones", () => {
    const html = renderHtml(<Admonition type="important" title="Use <code>x</code>" />);
    expect(html).toContain("theme-admonition-important");
    expect(html).toContain("alert--info");
    expect(html).toContain("<span>Use <code>x</code></span>");
    expect(html).not.toContain("admonitionContent");
  });

  test("has no heading without title and icon, as in the format", () => {
    const headingOf = (icon: null | undefined, title: ReactNode): string | undefined =>
      /admonitionHeading">(.*?)<\/div>/.exec(renderHtml(<Admonition type="tip" icon={icon} title={title} />))?.[1];
    expect(headingOf(null, null)).toBeUndefined();
    expect(headingOf(undefined, null)).toBe('<span class="admonitionIcon"></span>');
    expect(headingOf(null, "Own")).toBe("<span>Own</span>");
  });
});

describe("a code block", () => {
  test("has its language, title and buttons", () => {
    expect(
      renderHtml(
        <CodeBlock language="js" title="a.js">
          code
        </CodeBlock>,
      ),
    ).toMatchInlineSnapshot(
      `"<div class="language-js codeBlockContainer theme-code-block"><div class="codeBlockTitle">a.js</div><div class="codeBlockContent"><pre tabindex="0" class="prism-code codeBlock thin-scrollbar language-js"><code class="codeBlockLines">code</code></pre><div class="buttonGroup"><button type="button" class="clean-btn wordWrapButton" aria-label="Toggle word wrap" title="Toggle word wrap" aria-pressed="false"></button><button type="button" class="clean-btn copyButton" aria-label="Copy code to clipboard" title="Copy" data-copied="Copied"></button></div></div></div>"`,
    );
  });

  test("accepts HTML, and numbers lines from the given number", () => {
    const html = renderHtml(<CodeBlock className="language-ts" html="<b>x</b>" showLineNumbers={5} />);
    expect(html).toContain('style="counter-reset:line-count 4"><b>x</b></code>');
    expect(html).toContain('class="language-ts codeBlockContainer');
    expect(renderHtml(<CodeBlock showLineNumbers>x</CodeBlock>)).toContain("codeBlockLinesWithNumbering");
    const plain = renderHtml(<CodeBlock>x</CodeBlock>);
    expect(plain.match(/class="[^"]*\blanguage-text\b/g)).toHaveLength(2);
  });
});

test("details accept their summary as a prop or a child", () => {
  expect(renderHtml(<Details summary="More">x</Details>)).toBe(
    '<details class="alert alert--info"><summary>More</summary>x</details>',
  );
});

test("headings link to themselves, the first-level one does not", () => {
  expect(
    renderHtml(
      <Heading as="h2" id="a">
        A
      </Heading>,
    ),
  ).toContain('<h2 id="a" class="anchor">A<a class="hash-link" href="#a"');
  expect(
    renderHtml(
      <Heading as="h1" id="a">
        A
      </Heading>,
    ),
  ).toBe('<h1 id="a">A</h1>');
});

test("an image with equal variants appears once", () => {
  expect(renderHtml(<ThemedImage sources={{ light: "/a.png", dark: "/b.png" }} alt="x" />).match(/<img/g)).toHaveLength(
    2,
  );
  expect(renderHtml(<ThemedImage sources={{ light: "/a.png", dark: "/a.png" }} />).match(/<img/g)).toHaveLength(1);
});

test("a card of a doc has the emoji that its label begins with as icon", () => {
  const titleOf = (label: string): string | undefined =>
    /<h2[^>]*>.*<\/h2>/.exec(
      renderPage(docsPage("/docs/a", [DocCard, { item: { type: "link", label, href: "/a" } }])).html,
    )?.[0];
  expect(titleOf("📦 Box")).toBe('<h2 class="theme-doc-card-heading cardTitle" title="Box"><span>📦 </span>Box</h2>');
  expect(titleOf("Box")).toContain('<span class="docCardIcon docCardPage"></span>Box</h2>');
});

test("a card has its title above its content, and none without", () => {
  const html = renderHtml(
    <Cards>
      <Card title="Write">a</Card>
      <Card>b</Card>
    </Cards>,
  );
  expect(html.match(/<p [^>]*>Write<\/p>a/)).not.toBeNull();
  expect(html.match(/<p/g)).toHaveLength(1);
});

test("static components are author components, or imported by them", () => {
  const names = Object.keys(staticComponents);
  for (const name of names.filter((each) => !each.includes("#"))) expect(MDXComponents).toHaveProperty(name);
  expect(names.filter((name) => name.includes("#"))).toEqual(["@theme/IdealImage#default"]);
});

describe("a table of contents", () => {
  test("lists the levels of the site, or those of the page", () => {
    const listed = (page: Parameters<typeof renderPage>[0]): string[] => {
      const [toc = ""] = /theme-doc-toc-desktop.*?<\/div>/.exec(renderPage(page).html) ?? [];
      return [...toc.matchAll(/href="#(\w+)"/g)].map(([, id]) => id ?? "");
    };
    expect(listed(docPage())).toEqual(["one", "two"]);
    expect(listed(docPage("/docs/intro", { frontMatter: { toc_max_heading_level: 5 } }))).toEqual([
      "one",
      "two",
      "deep",
    ]);
    expect(
      listed({ ...docPage(), themeConfig: { tableOfContents: { minHeadingLevel: 3, maxHeadingLevel: 3 } } }),
    ).toEqual(["two"]);
    expect(listed(docPage("/docs/intro", { frontMatter: { hide_table_of_contents: true } }))).toEqual([]);
  });

  test("within the text is that of the page", () => {
    const { html } = renderPage(docsPage("/docs/intro", [() => <TOCInline toc={docProps().toc} />, {}]));
    expect(html).toMatch(/tableOfContentsInline.*One <code>x<\/code>.*Two/);
  });

  test("in narrow windows is rendered when it is opened", async () => {
    await using page = await hydratePage({ ...docPage(), width: 390 });
    expect(page.texts(".tocCollapsibleContent")).toEqual([]);
    await page.click(".tocCollapsibleButton");
    expect(page.texts(".tocCollapsibleContent a")).toEqual(["One x", "Two"]);
  });
});

describe("the banner of a version", () => {
  const banner = (version: object): string => {
    const { html } = renderPage(docsPage("/docs/1.0/intro", [DocItem, docProps()], { version }));
    return /theme-doc-version-banner.*?<\/div><\/div>/.exec(html)?.[0] ?? "";
  };

  test("is absent on the latest one", () => {
    expect(banner({})).toBe("");
  });

  test("explains why a version is outdated, and links to the same doc in the latest", () => {
    const old = { name: "1.0", label: "1.0", isLast: false };
    expect(banner({ ...old, banner: "unmaintained" })).toContain("no longer maintained");
    expect(banner({ ...old, banner: "unreleased" })).toContain("not released yet");
    expect(banner({ ...old, banner: "unreleased" })).toMatch(/<a href="\/docs">latest version<\/a>/);
  });
});

test("a category's page has a card for each item", () => {
  const doc = { id: "routing", title: "Routing", description: "Where pages are.", path: "/docs/routing" };
  const { DocCategoryGeneratedIndexPage: page = docPage() } = PAGES;
  const { html } = renderPage({ ...page, docs: { "default/current/routing": doc } });
  expect(html).toMatch(
    /<a class="theme-doc-card-container[^>]*href="\/docs\/routing"><h2[^>]*><span[^>]*><\/span>Routing<\/h2><p[^>]*>Where pages are/,
  );
});

test("reading time, authors and the read-more link appear if a post has them", () => {
  const { BlogListPage: page } = PAGES;
  const html = page ? renderPage(page).html : "";
  expect(html).toContain("3 min read");
  expect(html).toContain("One min read");
  expect(html).toContain('<span class="sr-only">Read more about First</span>');
  expect(html).not.toContain("Read more about Second");
  expect(html.match(/avatar__name/g)).toHaveLength(1);
});

test("the footer's links are in columns or in one line", () => {
  const footer = (links: object[]) =>
    renderHtml(<Footer />, { themeConfig: { footer: { style: "light", links: links as never } } });
  expect(footer([{ title: "A", items: [{ label: "x", to: "/x" }] }])).toContain("footer__col");
  const line = footer([
    { label: "x", to: "/x" },
    { label: "y", href: "https://example.org" },
  ]);
  expect(line).toContain("footer__link-separator");
  expect(line).toContain("iconExternalLink");
  expect(renderHtml(<Footer />)).toBe("");
});

describe("a page that crashes", () => {
  const crash = { now: true };
  const Crashing = (): string => {
    if (crash.now && typeof document !== "undefined") throw new Error("the reason");
    return "well";
  };

  test("shows an error inside the layout, with a retry", async () => {
    crash.now = true;
    const page = await hydratePage({
      layers: [
        [Layout, {}],
        [Crashing, {}],
      ],
    });
    await using _ = page;
    expect(page.texts("h1")).toEqual(["This page crashed."]);
    expect(page.texts(".errorBoundaryError")).toEqual(["the reason"]);
    crash.now = false;
    await page.click("main button");
    expect(page.texts(".mainWrapper")).toEqual(["well"]);
  });

  test("recovers after navigation to another page", async () => {
    const tried: string[] = [];
    const Failed = () => <ErrorPageContent error={new Error("x")} tryAgain={() => tried.push("again")} />;
    await using page = await hydratePage({ layers: [[Failed, {}]] });
    expect(tried).toEqual([]);
    await page.show({ path: "/other", layers: [[Failed, {}]] });
    expect(tried).toEqual(["again"]);
  });
});
