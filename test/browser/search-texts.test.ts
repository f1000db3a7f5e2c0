/** What `themeConfig.algolia` says about the search box and the search page. */

import { expect, setDefaultTimeout, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";
import { configText } from "../support/site.ts";

setDefaultTimeout(30_000);

const translations = {
  button: { buttonText: "Find", buttonAriaLabel: "Find in the docs" },
  modal: {
    searchBox: { placeholderText: "What?", cancelButtonText: "Leave" },
    footer: { selectText: "opens", navigateText: "moves", closeText: "closes" },
    noResultsScreen: { noResultsText: "Nothing for", suggestedQueryText: "Or rather" },
  },
};

const fixture = serveFixture(
  {
    "docusaurus.config.mjs": configText({
      themeConfig: {
        // Nobody listens there, so that the site's own index answers.
        algolia: {
          url: "http://localhost:9",
          appId: "A",
          apiKey: "B",
          indexName: "C",
          contextualSearch: false,
          translations,
        },
      },
    }),
    "src/pages/index.md": "# Home\n",
    "docs/intro.md": "# Intro\n",
    "versions.json": '["1.0"]',
    "versioned_docs/version-1.0/intro.md": "# Intro\n",
  },
  { silent: true },
);

test("`translations` sets the texts of the button and the search box", async () => {
  const { page, close } = await fixture.browser.open(`${fixture.served.url}`);
  const button = page.getByRole("button", { name: "Find in the docs" });
  expect(await button.locator(".searchButtonText").innerText()).toBe("Find");
  await button.click();
  const input = page.getByRole("combobox");
  expect(await input.getAttribute("placeholder")).toBe("What?");
  expect(await page.getByRole("button", { name: "Leave" }).count()).toBe(1);
  expect((await page.locator(".searchHelp").innerText()).replace(/\s+/g, " ")).toMatch(/opens.*moves.*closes/);
  await input.fill("xylophone");
  await page.getByText("Nothing for “xylophone”").waitFor();
  expect(await page.getByText("Or rather").isVisible()).toBe(true);
  await close();
});

test("`contextualSearch: false` removes the version menu from the search page", async () => {
  expect(await fixture.built.read("search/index.html")).toContain('class="searchField"');
  expect(await fixture.built.read("search/index.html")).not.toContain("searchVersion");
});
