/** The selected tab. Groups agree across the page and browser tabs through storage; a query parameter takes precedence. */

import useIsBrowser from "@docusaurus/useIsBrowser";
import {
  Children,
  isValidElement,
  type LiHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useApp } from "../contexts.ts";
import { useSiteStorage } from "./use-storage.ts";

export interface TabValue {
  readonly value: string;
  readonly label?: string | undefined;
  readonly attributes?: LiHTMLAttributes<HTMLLIElement> | undefined;
  readonly default?: boolean | undefined;
}

export interface TabItemProps {
  readonly children?: ReactNode;
  readonly value: string;
  readonly default?: boolean;
  readonly label?: string;
  readonly hidden?: boolean;
  readonly className?: string;
  readonly attributes?: LiHTMLAttributes<HTMLLIElement>;
}

export interface TabsProps {
  readonly lazy?: boolean;
  readonly block?: boolean;
  readonly children?: ReactNode;
  /** Value of the initially selected tab; null for none. */
  readonly defaultValue?: string | null;
  /** Tabs in order, if the items do not define them. */
  readonly values?: readonly TabValue[];
  /** Tabs of one group change together and are remembered. */
  readonly groupId?: string;
  readonly className?: string;
  /** Name of a query parameter, or true for the name of the group. */
  readonly queryString?: string | boolean;
}

export interface Tabs {
  readonly tabs: readonly TabValue[];
  readonly items: readonly ReactElement<TabItemProps>[];
  /** Components that render items of their own. */
  readonly others: readonly ReactNode[];
  readonly selected: string | null;
  /** Selects a tab, and keeps the reader's view in place. */
  readonly select: (value: string) => void;
  /** Ref for the element that should stay in place. */
  readonly anchor: RefObject<HTMLUListElement | null>;
}

/** The `<TabItem>`s among the children. */
export function tabItemsOf(children: ReactNode): ReactElement<TabItemProps>[] {
  return Children.toArray(children).filter(isTabItem);
}

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<Partial<TabItemProps>>(child) && typeof child.props.value === "string";
}

export function useTabChoice(props: TabsProps): Tabs {
  const { children, groupId, queryString } = props;
  const items = tabItemsOf(children);
  const others = Children.toArray(children).filter((child) => isValidElement(child) && !isTabItem(child));
  const tabs =
    props.values ??
    items.map(({ props: { value, label, attributes, default: isDefault } }) => {
      return { value, label, attributes, default: isDefault };
    });
  const { location } = useApp();
  const isBrowser = useIsBrowser();
  const slotOf = useSiteStorage();
  const [selected, setSelected] = useState(() => initialValue(props.defaultValue, tabs));
  const { anchor, keepInPlace } = useStayInPlace(selected);
  const key = typeof queryString === "string" ? queryString : queryString === true ? groupId : undefined;
  const slot = useMemo(
    () => (groupId === undefined ? undefined : slotOf(`docusaurus.tab.${groupId}`)),
    [groupId, slotOf],
  );
  const known = tabs.map(({ value }) => value).join("\n");

  // After hydration, before the first paint of a later page.
  useLayoutEffect(() => {
    const fromQuery = key === undefined ? null : new URLSearchParams(location.search).get(key);
    const initial = [fromQuery, slot?.get()].find((value) => isOneOf(value, known));
    if (initial) setSelected(initial);
    return slot?.listen(({ newValue }) => {
      if (isOneOf(newValue, known)) setSelected(newValue);
    });
  }, [key, slot, known, location.search]);

  const select = (value: string): void => {
    if (!isBrowser || value === selected) return;
    keepInPlace();
    setSelected(value);
    slot?.set(value);
    if (key !== undefined) writeQuery(key, value);
  };
  return { tabs, items, others, selected, select, anchor };
}

function isOneOf(value: string | null | undefined, known: string): value is string {
  return value !== null && value !== undefined && known.split("\n").includes(value);
}

function initialValue(defaultValue: string | null | undefined, tabs: readonly TabValue[]): string | null {
  if (defaultValue === null) return null;
  const initial = tabs.find(({ value }) => value === defaultValue) ?? tabs.find((tab) => tab.default) ?? tabs[0];
  return initial?.value ?? null;
}

/** Bypasses the router: selecting a tab is not navigation and must not scroll. */
function writeQuery(key: string, value: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(key, value);
  window.history.replaceState(window.history.state, "", url);
}

/** Panels of the same group above may change their height: scrolls by the distance that the element moved. */
function useStayInPlace(selected: string | null): Pick<Tabs, "anchor"> & { readonly keepInPlace: () => void } {
  const anchor = useRef<HTMLUListElement>(null);
  const topBefore = useRef<number>(undefined);
  useLayoutEffect(() => {
    const before = topBefore.current;
    topBefore.current = undefined;
    if (before === undefined || !anchor.current) return;
    window.scrollBy({ top: anchor.current.getBoundingClientRect().top - before, behavior: "instant" });
  }, [selected]);
  const keepInPlace = (): void => {
    topBefore.current = anchor.current?.getBoundingClientRect().top;
  };
  return { anchor, keepInPlace };
}
