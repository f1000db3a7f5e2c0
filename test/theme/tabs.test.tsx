/** Tabs: what is shown, how the keyboard moves, and how groups agree. */

import { expect, test } from "bun:test";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import { sanitizeTabsChildren, TabsProvider, useTabs, useTabsContextValue } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactElement } from "react";
import { type HydrateOptions, hydratePage, renderHtml } from "../support/render.tsx";

type TabsProps = Omit<ComponentProps<typeof Tabs>, "children">;

function Fruit(props: TabsProps): ReactElement {
  return (
    <Tabs {...props}>
      <TabItem value="apple" label="Apple">
        red
      </TabItem>
      <TabItem value="pear" label="Pear">
        green
      </TabItem>
      <TabItem value="plum">blue</TabItem>
    </Tabs>
  );
}

function run(props: TabsProps, options: Partial<HydrateOptions> = {}) {
  return hydratePage({ layers: [[Fruit, props]], ...options });
}

const SHOWN = '[role="tabpanel"]:not([hidden])';
const ACTIVE = '[role="tab"][aria-selected="true"]';

test("the server shows the first tab and renders all panels", () => {
  const html = renderHtml(<Fruit />);
  expect(html).toMatch(/aria-selected="true"[^>]*>Apple</);
  expect(html).toMatch(/<div role="tabpanel"[^>]*tabItem" data-label="Apple">red<\/div>/);
  expect(html).toMatch(/<div role="tabpanel"[^>]*hidden=""[^>]*>green<\/div>/);
  expect(html).toContain(">plum</li>");
});

test("the default comes from the tabs or from an item; null selects none", () => {
  expect(renderHtml(<Fruit defaultValue="pear" />)).toMatch(/aria-selected="true"[^>]*>Pear</);
  const own = renderHtml(
    <Tabs>
      <TabItem value="a">1</TabItem>
      <TabItem value="b" default>
        2
      </TabItem>
    </Tabs>,
  );
  expect(own).toMatch(/aria-selected="true"[^>]*>b</);
  expect(renderHtml(<Fruit defaultValue={null} />)).not.toContain('aria-selected="true"');
});

test("`values` names the tabs in its own order", () => {
  const html = renderHtml(
    <Fruit
      values={[
        { value: "plum", label: "Zwetschge" },
        { value: "apple", label: "Apfel" },
      ]}
    />,
  );
  expect(html.indexOf("Zwetschge")).toBeLessThan(html.indexOf("Apfel"));
  expect(html).toMatch(/aria-selected="true"[^>]*>Zwetschge</);
});

test("children that are not tabs are dropped", () => {
  expect(renderHtml(<Tabs>text</Tabs>)).toBe("");
});

test("a click shows the panel of a tab and hides the others", async () => {
  await using page = await run({});
  await page.click('[role="tab"]:nth-child(2)');
  expect(page.texts(SHOWN)).toEqual(["green"]);
  expect(page.texts(ACTIVE)).toEqual(["Pear"]);
  expect(page.complaints).toEqual([]);
});

test("arrows, Home and End move the focus; Enter and Space select", async () => {
  await using page = await run({});
  const tabs = [...page.mount.querySelectorAll<HTMLElement>('[role="tab"]')];
  const focused = (): number => tabs.indexOf(document.activeElement as HTMLElement);
  tabs[0]?.focus();
  await page.press('[role="tab"]:nth-child(1)', "ArrowLeft");
  expect(focused()).toBe(2);
  await page.press('[role="tab"]:nth-child(3)', "ArrowRight");
  expect(focused()).toBe(0);
  await page.press('[role="tab"]:nth-child(1)', "End");
  expect(focused()).toBe(2);
  expect(page.texts(SHOWN)).toEqual(["red"]);
  await page.press('[role="tab"]:nth-child(3)', "Enter");
  expect(page.texts(SHOWN)).toEqual(["blue"]);
  await page.press('[role="tab"]:nth-child(2)', " ");
  expect(page.texts(SHOWN)).toEqual(["green"]);
});

test("only the selected tab is in the tab order", async () => {
  await using page = await run({});
  await page.click('[role="tab"]:nth-child(3)');
  expect([...page.mount.querySelectorAll<HTMLElement>('[role="tab"]')].map(({ tabIndex }) => tabIndex)).toEqual([
    -1, -1, 0,
  ]);
});

test("tabs of one group change together and are remembered, others stay", async () => {
  const Page = (): ReactElement => (
    <>
      <Fruit groupId="fruit" />
      <Fruit groupId="fruit" />
      <Fruit groupId="other" />
    </>
  );
  await using page = await hydratePage({ layers: [[Page, {}]] });
  await page.click('[role="tab"]:nth-child(2)');
  expect(page.texts(ACTIVE)).toEqual(["Pear", "Pear", "Apple"]);
  expect(localStorage.getItem("docusaurus.tab.fruit")).toBe("pear");
  expect(localStorage.getItem("docusaurus.tab.other")).toBeNull();
});

test("a selection in another browser tab is followed", async () => {
  await using page = await run({ groupId: "fruit" });
  await page.act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "docusaurus.tab.fruit", newValue: "plum" }));
  });
  expect(page.texts(SHOWN)).toEqual(["blue"]);
});

test("the stored tab is selected after hydration, unless it does not exist", async () => {
  {
    await using page = await run({ groupId: "fruit" }, { stored: { "docusaurus.tab.fruit": "pear" } });
    expect(page.texts(SHOWN)).toEqual(["green"]);
    expect(page.complaints).toEqual([]);
  }
  await using page = await run({ groupId: "fruit" }, { stored: { "docusaurus.tab.fruit": "kiwi" } });
  expect(page.texts(SHOWN)).toEqual(["red"]);
});

test("the URL overrides the stored selection, and follows it", async () => {
  await using page = await run(
    { groupId: "fruit", queryString: true },
    { search: "?fruit=plum&q=1", stored: { "docusaurus.tab.fruit": "pear" } },
  );
  expect(page.texts(SHOWN)).toEqual(["blue"]);
  await page.click('[role="tab"]:nth-child(1)');
  expect(new URL(window.location.href).search).toBe("?fruit=apple&q=1");
});

test("lazy tabs keep only the selected panel after hydration", async () => {
  await using page = await run({ lazy: true });
  expect(page.texts('[role="tabpanel"]')).toEqual(["red"]);
  await page.click('[role="tab"]:nth-child(2)');
  expect(page.texts('[role="tabpanel"]')).toEqual(["green"]);
  expect(page.complaints).toEqual([]);
});

test("panels and tabs refer to each other", () => {
  const html = renderHtml(<Fruit />);
  const [, panel] = /role="tab" id="[^"]*apple"[^>]*aria-controls="([^"]*)"/.exec(html) ?? [];
  expect(html).toContain(`<div role="tabpanel" id="${panel}"`);
});

test("custom tabs and panels share their state through the provider", async () => {
  const OwnTabs = (props: ComponentProps<typeof Tabs>): ReactElement => {
    const value = useTabsContextValue(props);
    return (
      <TabsProvider value={value}>
        <button type="button" id="pear" onClick={() => value.selectValue("pear")} />
        {sanitizeTabsChildren(props.children)}
      </TabsProvider>
    );
  };
  const OwnPanel = ({ value = "" }: { readonly value?: string }): ReactElement => {
    const { selectedValue, lazy } = useTabs();
    return <p>{`${value}: ${selectedValue === value ? "shown" : "hidden"}${lazy ? ", lazy" : ""}`}</p>;
  };
  const Page = (): ReactElement => (
    <>
      <OwnTabs lazy>
        <TabItem value="apple">red</TabItem>
        <TabItem value="pear">green</TabItem>
      </OwnTabs>
      <Tabs defaultValue="pear">
        <OwnPanel value="apple" />
        <OwnPanel value="pear" />
      </Tabs>
    </>
  );
  await using page = await hydratePage({ layers: [[Page, {}]] });
  expect(page.texts('[role="tabpanel"]')).toEqual(["red"]);
  await page.click("#pear");
  expect(page.texts('[role="tabpanel"]')).toEqual(["green"]);
  expect(page.texts("p")).toEqual(["apple: hidden", "pear: shown"]);
  expect(page.complaints).toEqual([]);
});
