/** Pages link the smallest style sheet that will do: whatever they show must look as with the whole one. */

import { describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { buildFixture, serveBuilt } from "../support/cli.ts";
import { serveFixture } from "../support/serve-fixture.ts";
import { configText } from "../support/site.ts";
import { untilTrue } from "../support/until.ts";

/** One element of each kind of component that the format's class names style. */
const COMPONENTS = [
  '<div class="hero hero--primary"><div class="container"><h1 class="hero__title">Hero</h1><p class="hero__subtitle">Text</p></div></div>',
  '<div class="card card--full-height"><div class="card__header"><h3>Card</h3></div><div class="card__body">Text</div><div class="card__footer"><button class="button button--success button--lg button--block">Go</button></div></div>',
  '<div class="avatar avatar--vertical"><img class="avatar__photo avatar__photo--xl" alt="" src="data:,"><div class="avatar__intro"><div class="avatar__name">Name</div><small class="avatar__subtitle">Text</small></div></div>',
  '<ul class="pills pills--block"><li class="pills__item pills__item--active">One</li><li class="pills__item">Two</li></ul>',
  '<p><span class="badge badge--danger">Badge</span> <a class="button button--link button--sm" href="#part-1">Link</a></p>',
  '<div class="button-group button-group--block"><button class="button button--warning">A</button><button class="button button--info button--active">B</button></div>',
  '<nav><ul class="pagination pagination--lg"><li class="pagination__item pagination__item--active"><a class="pagination__link" href="#part-1">1</a></li></ul></nav>',
  '<div class="alert alert--danger" role="alert"><button class="close" type="button">x</button><h4 class="alert__heading">Alert</h4>Text</div>',
  '<ul class="tabs tabs--block"><li class="tabs__item tabs__item--active">One</li><li class="tabs__item">Two</li></ul>',
  '<div class="row row--no-gutters row--align-center"><div class="col col--4 col--offset-2 padding-horiz--lg margin-vert--xl text--danger text--semibold shadow--tl">Text</div></div>',
  '<nav class="breadcrumbs breadcrumbs--lg"><li class="breadcrumbs__item"><span class="breadcrumbs__link">Text</span></li></nav>',
  '<ul class="menu__list"><li class="menu__list-item"><a class="menu__link menu__link--active" href="#part-1">Text</a></li></ul>',
  '<div class="dropdown dropdown--nocaret"><a class="navbar__link" href="#part-1">Text</a></div>',
  '<p style="color:var(--ifm-color-info-darkest);background:var(--ifm-color-danger-lightest)">Text</p>',
];

const TEXTS = COMPONENTS.map((html, index) => `## Part ${index}\n\n${html.replaceAll(/style="[^"]*"/g, "")}\n`);

const jsx = COMPONENTS.join("\n")
  .replaceAll("class=", "className=")
  .replace(/(<img[^>]*)>/, "$1/>")
  .replace(
    /style="[^"]*"/,
    'style={{color: "var(--ifm-color-info-darkest)", background: "var(--ifm-color-danger-lightest)"}}',
  );

const SITE = {
  "src/pages/index.md": "# Home\n",
  "docs/plain.md": "# Plain\n\n[Components](./text.md) [Page](/shown) [Late](./late.mdx) [Blog](/blog)\n",
  "docs/text.md": `---\nformat: md\n---\n\n# Text\n\n${TEXTS.join("\n")}`,
  "docs/late.mdx": 'import Late from "@site/src/Late";\n\n# Late\n\n<Late />\n',
  "src/Late.jsx": `import React, { useState } from "react";
    export default function Late() {
      const [shown, setShown] = useState(false);
      return shown ? <div id="late">${jsx}</div> : <button onClick={() => setShown(true)}>Show</button>;
    }`,
  "src/pages/shown.jsx": `import React from "react"; import Layout from "@theme/Layout";
    export default function Shown() { return <Layout><main>${jsx}</main></Layout>; }`,
  "blog/2020-01-01-post.md":
    "---\nauthors: [{ name: A, title: B }]\ntags: [x]\n---\n\nText\n\n<!-- truncate -->\n\nMore\n",
};

const fixture = serveFixture(SITE);

describe("the style sheet of a page", () => {
  test("covers what the page shows: at first, after a navigation, and after a click", async () => {
    const { built, served, browser } = fixture;
    const whole =
      (await built.read("blog/index.html")).match(/rel="stylesheet" href="([^"]+)" data-larger=""/)?.[1] ?? "";
    expect(whole).not.toBe("");
    expect(await built.read("docs/plain/index.html")).not.toContain(`rel="stylesheet" href="${whole}"`);

    for (const path of ["docs/plain", "docs/text", "shown", "blog"]) {
      const { page, close } = await browser.open(`${served.url}/${path}`);
      await expectSameAsWhole(page, whole);
      await close();
    }
    const { page, problems, close } = await browser.open(`${served.url}/docs/plain`);
    for (const [name, title] of [
      ["Components", "Text"],
      ["Page", "Hero"],
      ["Blog", "Blog"],
      ["Late", "Late"],
    ] as const) {
      await page.locator("main").getByRole("link", { name, exact: true }).first().click();
      await untilTrue(
        page,
        (text) => document.title.includes(text) || document.querySelector("h1")?.textContent === text,
        title,
      );
      if (name === "Late") await page.getByRole("button", { name: "Show" }).click();
      await expectSameAsWhole(page, whole);
      if (name === "Page") expect(await foreignFonts(page)).toEqual([]);
      if (name === "Late") continue;
      await page.goBack();
      await untilTrue(page, () => document.querySelector("h1")?.textContent === "Plain");
    }
    expect(problems).toEqual([]);
    await close();
  });

  test("is followed by the complete sheet when the search opens", async () => {
    const { served, browser } = fixture;
    const { page, close } = await browser.open(`${served.url}/docs/plain`);
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").waitFor();
    expect(await page.locator("link[data-larger='']").count()).toBe(1);
    await close();
  });
});

/** The buttons whose font is not that of the page. */
function foreignFonts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fontOf = (element: Element): string => getComputedStyle(element).fontFamily;
    const buttons = [...document.querySelectorAll("button")].filter((one) => fontOf(one) !== fontOf(document.body));
    return buttons.map(({ className }) => className);
  });
}

/** Compares what all elements look like with what they would look like if the whole sheet alone were there. */
async function expectSameAsWhole(page: Page, whole: string): Promise<void> {
  const different = await page.evaluate(async (href) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-larger]")];
    const still = document.createElement("style");
    still.textContent = "*,::before,::after{transition:none!important;animation:none!important}";
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    const loaded = new Promise((resolve) => link.addEventListener("load", resolve, { once: true }));
    links.at(-1)?.after(link, still);
    await loaded;
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--"));
    // At once, so that no script of the page comes between.
    const read = (isWhole: boolean): string[] => {
      link.disabled = !isWhole;
      for (const other of links) other.disabled = isWhole;
      return [...document.body.querySelectorAll("*")].map((element) => {
        const style = getComputedStyle(element);
        return names.map((name) => style.getPropertyValue(name)).join(";");
      });
    };
    const [all, own] = [read(true), read(false)];
    link.remove();
    still.remove();
    const elements = [...document.body.querySelectorAll("*")];
    return elements.filter((_, index) => all[index] !== own[index]).map((element) => element.outerHTML.slice(0, 200));
  }, whole);
  expect(different).toEqual([]);
}

test("an icon that a site puts behind a link of the navbar is as high as the line", async () => {
  const items = [{ label: "Shop", to: "/", className: "shop" }];
  const presets = [["classic", { docs: false, blog: false, theme: { customCss: "./site.css" } }]];
  await using built = await buildFixture({
    "docusaurus.config.mjs": configText({ presets, themeConfig: { navbar: { items } } }),
    "site.css": '.shop::after { background: url("data:,") no-repeat; content: ""; padding-left: 20px; }',
    "src/pages/index.md": "# Home\n",
  });
  await using server = await serveBuilt(built);
  const { page, close } = await fixture.browser.open(server.url);
  const icon = page.locator(".shop").first();
  // In a flexible box it would be a block of no height.
  expect(await icon.evaluate((link) => getComputedStyle(link, "::after").display)).toBe("inline");
  await close();
});
