/** Tabs with panels. The server renders all panels, so readers without scripts and search engines see everything. */

import useIsBrowser from "@docusaurus/useIsBrowser";
import { type TabsProps, TabsProvider, useTabChoice } from "@docusaurus/theme-common/internal";
import clsx from "clsx";
import { cloneElement, type KeyboardEvent, type ReactElement, useId } from "react";

/** Maps each key to the index of the tab it focuses, given the current index and the count. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function onListKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
  const mirrored = { ArrowRight: "ArrowLeft", ArrowLeft: "ArrowRight" }[event.key];
  const move = MOVES[(isRightToLeft ? mirrored : undefined) ?? event.key];
  if (!move || at < 0) return;
  event.preventDefault();
  tabs[move(at, tabs.length)]?.focus();
}

interface TabProps {
  readonly id: string;
  readonly tab: ReturnType<typeof useTabChoice>["tabs"][number];
  readonly isSelected: boolean;
  readonly isFocusable: boolean;
  readonly select: (value: string) => void;
}

function Tab({ id, tab: { value, label, attributes }, isSelected, isFocusable, select }: TabProps): ReactElement {
  return (
    <li
      {...attributes}
      role="tab"
      id={id}
      tabIndex={isFocusable ? 0 : -1}
      aria-selected={isSelected}
      aria-controls={`${id}-panel`}
      className={clsx("tabs__item tabItemLabel", attributes?.className, isSelected && "tabs__item--active")}
      onClick={() => select(value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        select(value);
      }}
    >
      {label ?? value}
    </li>
  );
}

export default function Tabs(props: TabsProps): ReactElement | null {
  const { lazy, block, className } = props;
  const { tabs, items, others, selected, select, anchor } = useTabChoice(props);
  const isBrowser = useIsBrowser();
  const id = useId();
  if (tabs.length === 0) return null;
  // The first render includes all panels, like the server's: their text is only in the document.
  const rendered = lazy && isBrowser ? items.filter((item) => item.props.value === selected) : items;
  const focusable = selected ?? tabs[0]?.value;
  const around = {
    selectedValue: selected,
    selectValue: select,
    tabValues: tabs,
    lazy: lazy === true && isBrowser,
    block: block === true,
  };
  return (
    <div className="theme-tabs-container tabs-container tabList">
      <ul
        ref={anchor}
        role="tablist"
        aria-orientation="horizontal"
        className={clsx("tabs", block && "tabs--block", className)}
        onKeyDown={onListKeyDown}
      >
        {tabs.map((tab) => {
          const { value } = tab;
          const state = { isSelected: value === selected, isFocusable: value === focusable, select };
          return <Tab key={value} id={id + value} tab={tab} {...state} />;
        })}
      </ul>
      <TabsProvider value={around}>
        <div className="margin-top--md">
          {rendered.map((item) => {
            const { value } = item.props;
            const label = tabs.find((tab) => tab.value === value)?.label ?? value;
            const panel = { id: `${id}${value}-panel`, labelledBy: `${id}${value}`, hidden: value !== selected, label };
            return cloneElement(item, { key: value, ...panel });
          })}
          {others}
        </div>
      </TabsProvider>
    </div>
  );
}
