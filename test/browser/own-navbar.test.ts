/** A navbar of which the site replaces parts, with styles that expect the boxes of the format. */

import { expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";
import { configText } from "../support/site.ts";

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

const site = serveFixture({
  "docusaurus.config.mjs": configText({
    presets: [["classic", { docs: { routeBasePath: "/" }, theme: { customCss: "src/own.css" } }]],
    themeConfig: { navbar: { items: [{ to: "/two", label: "Two" }] } },
  }),
  "docs/index.md": "# One\n",
  "docs/two.md": "# Two\n",
  "blog/2024-01-02-post.md": "# A post\n",
  "src/theme/BlogSidebar/Mobile/index.jsx": `import { NavbarSecondaryMenuFiller } from "@docusaurus/theme-common";
const Menu = ({ sidebar }) => <ul>{sidebar.items.map(({ title }) => <li key={title}>Own entry: {title}</li>)}</ul>;
export default (props) => <NavbarSecondaryMenuFiller component={Menu} props={props} />;
`,
  "src/theme/DocSidebar/Mobile/index.jsx": `import { NavbarSecondaryMenuFiller } from "@docusaurus/theme-common";
const Menu = ({ sidebar }) => <ul>{sidebar.map(({ label, href }) => <li key={label}><a href={href}>Own entry: {label}</a></li>)}</ul>;
export default (props) => <NavbarSecondaryMenuFiller component={Menu} props={props} />;
`,
  "src/own.css":
    "button.navbar__toggle { position: absolute; right: 25px; width: 20px; }\n.ownSearch { right: 64px; }\n",
  "src/theme/Navbar/Search/index.jsx": `import Search from "@theme-original/Navbar/Search";
export default (props) => <Search className="ownSearch" {...props} />;
`,
  "src/theme/Navbar/MobileSidebar/Layout/index.jsx": `import clsx from "clsx";
import { useNavbarSecondaryMenu } from "@docusaurus/theme-common/internal";
export default function Layout({ header, primaryMenu, secondaryMenu }) {
  const { shown } = useNavbarSecondaryMenu();
  return (
    <div className="navbar-sidebar">
      {header}
      <div className={clsx("navbar-sidebar__items", { "navbar-sidebar__items--show-secondary": shown })}>
        <div className="navbar-sidebar__item menu">{primaryMenu}</div>
        <div className="navbar-sidebar__item menu">{secondaryMenu}</div>
      </div>
    </div>
  );
}
`,
});

test("has a side menu that opens, even if it is a plain box, and icons where the site moves them, in its size", async () => {
  const { page, problems, close } = await site.browser.open(site.served.url, PHONE);
  const search = await page.getByRole("button", { name: "Search" }).boundingBox();
  const toggle = page.getByRole("button", { name: "Toggle navigation bar" });
  const { x = 0 } = (await toggle.boundingBox()) ?? {};
  expect(search && search.x + search.width).toBeLessThan(x);
  expect((await toggle.locator("svg").boundingBox())?.width).toBe(20);
  await toggle.tap();
  await page.locator(".navbar-sidebar").getByRole("link", { name: "Two" }).last().tap();
  await page.getByRole("heading", { name: "Two" }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test.each([
  ["the sidebar of docs", "", "Two"],
  ["the recent posts of a blog", "/blog", "A post"],
])("shows %s as the site's component puts them there", async (_, path, entry) => {
  const { page, problems, close } = await site.browser.open(site.served.url + path, PHONE);
  await page.getByRole("button", { name: "Toggle navigation bar" }).tap();
  await page.getByText(`Own entry: ${entry}`).waitFor({ timeout: 5000 });
  expect(problems).toEqual([]);
  await close();
});

const chooser = serveFixture({
  "docusaurus.config.mjs": configText({ presets: [["classic", { blog: false, docs: { routeBasePath: "/" } }]] }),
  "docs/index.md": "# One\n",
  "docs/two.md": "# Two\n",
  "src/theme/DocSidebar/index.jsx": `import { useWindowSize } from "@docusaurus/theme-common";
import Desktop from "@theme/DocSidebar/Desktop";
import Mobile from "@theme/DocSidebar/Mobile";
export default function Sidebar(props) {
  return useWindowSize() === "mobile" ? <Mobile {...props} /> : <Desktop {...props} />;
}
`,
});

test("shows the sidebar of docs there if a component of the site chooses one by the width of the window", async () => {
  const { page, problems, close } = await chooser.browser.open(chooser.served.url, PHONE);
  expect(await page.locator("main .menu__link").count()).toBe(0);
  await page.getByRole("button", { name: "Toggle navigation bar" }).tap();
  await page.locator(".navbar-sidebar").getByRole("link", { name: "Two" }).tap();
  await page.getByRole("heading", { name: "Two" }).waitFor();
  expect(problems).toEqual([]);
  await close();
});
