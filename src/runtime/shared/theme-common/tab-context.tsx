/** Tabs, for components that replace the theme's: the state of a group, and its context. */

import { createContext, isValidElement, type ReactElement, type ReactNode, useContext, useState } from "react";
import { useSiteStorage } from "./use-storage.ts";
import { type TabItemProps, type TabsProps, type TabValue, tabItemsOf, useTabChoice } from "./tabs.ts";

export interface TabsContextValue {
  readonly selectedValue: string | null;
  readonly selectValue: (value: string) => void;
  readonly tabValues: readonly TabValue[];
  /** Whether to render only the selected panel. */
  readonly lazy: boolean;
  /** Whether tabs fill the whole width. */
  readonly block: boolean;
}

const TabsContext = createContext<TabsContextValue | undefined>(undefined);

/** State of the tabs that have these props. */
export function useTabsContextValue(props: TabsProps): TabsContextValue {
  const { tabs, selected, select } = useTabChoice(props);
  const { lazy = false, block = false } = props;
  return { selectedValue: selected, selectValue: select, tabValues: tabs, lazy, block };
}

export interface TabsProviderProps {
  readonly value: TabsContextValue;
  readonly children?: ReactNode;
}

/** Provides the state to the tabs and panels inside. */
export function TabsProvider({ value, children }: TabsProviderProps): ReactElement {
  return <TabsContext value={value}>{children}</TabsContext>;
}

/** State of the surrounding tabs; `undefined` without a provider. */
export function useTabsAround(): TabsContextValue | undefined {
  return useContext(TabsContext);
}

const NO_TABS: TabsProps = { values: [] };

/**
 * State of the surrounding tabs, or, for components of earlier releases, of those with the given props. Throws without
 * props outside of the provider.
 */
export function useTabs(props?: TabsProps): TabsContextValue {
  const around = useTabsAround();
  const own = useTabsContextValue(props ?? NO_TABS);
  if (props) return own;
  if (!around) throw new Error("`useTabs` without props is used outside of <TabsProvider>.");
  return around;
}

/** The panels among the children of tabs. Throws for anything else that would be rendered. */
export function sanitizeTabsChildren(children: ReactNode): ReactElement<TabItemProps>[] {
  const items = tabItemsOf(children);
  const all = (Array.isArray(children) ? (children as ReactNode[]).flat() : [children]).filter(isRendered);
  const other = all.find((child) => !isValidElement<Partial<TabItemProps>>(child) || !("value" in child.props));
  if (other === undefined) return items;
  const name =
    isValidElement(other) && typeof other.type === "string" ? `<${other.type}>` : JSON.stringify(String(other));
  throw new Error(`<Tabs> contains ${name}: it takes <TabItem>s, each with its own \`value\`.`);
}

/** Line breaks between elements are insignificant text. */
function isRendered(child: ReactNode): boolean {
  return (
    child !== null &&
    child !== undefined &&
    typeof child !== "boolean" &&
    !(typeof child === "string" && child.trim() === "")
  );
}

export interface TabGroupChoice {
  /** Whether the choices come from the reader's browser. */
  readonly ready: boolean;
  readonly tabGroupChoices: Readonly<Record<string, string>>;
  readonly setTabGroupChoices: (groupId: string, value: string) => void;
}

const ChoiceContext = createContext<TabGroupChoice | undefined>(undefined);

/** Shares the selected tab of each group; 2.0 has it around all pages. */
export function TabGroupChoiceProvider({ children }: { readonly children?: ReactNode }): ReactElement {
  return <ChoiceContext value={useChoices()}>{children}</ChoiceContext>;
}

/** Selected tabs by group. Without the provider, a component knows only its own choices, which are stored nevertheless. */
export function useTabGroupChoice(): TabGroupChoice {
  const own = useChoices();
  return useContext(ChoiceContext) ?? own;
}

function useChoices(): TabGroupChoice {
  const slotOf = useSiteStorage();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  // Stored choices are read when a group needs them.
  const tabGroupChoices = new Proxy(chosen, {
    get: (own, group: string) => own[group] ?? slotOf(`docusaurus.tab.${group}`).get() ?? undefined,
  });
  return {
    ready: true,
    tabGroupChoices,
    setTabGroupChoices(groupId, value) {
      setChosen((before) => ({ ...before, [groupId]: value }));
      slotOf(`docusaurus.tab.${groupId}`).set(value);
    },
  };
}
