/**
 * A category of the sidebar. Its items are rendered when it is first opened, so a closed category adds nothing to the page. The
 * category of the current page opens by itself.
 */

import Link from "@docusaurus/Link";
import { findFirstLink, isSamePage, useActiveSidebarItems } from "@docusaurus/plugin-content-docs/client";
import { translate } from "@docusaurus/Translate";
import type { SidebarCategory, SidebarLink } from "../../../src/model/docs.ts";
import { Collapsible, useCollapsible } from "@docusaurus/theme-common";
import type { ItemProps } from "@theme/DocSidebarItem";
import DocSidebarItemLink from "@theme/DocSidebarItem/Link";
import DocSidebarItems from "@theme/DocSidebarItems";
import clsx from "clsx";
import { type KeyboardEvent, type MouseEvent, type ReactElement, useEffect } from "react";

export interface Props extends ItemProps {
  readonly item: SidebarCategory;
}

interface CategoryState {
  readonly collapsed: boolean;
  /** Opens or closes the category; toggles it without an argument. */
  readonly setCollapsed: (collapsed?: boolean) => void;
}

function useCategory({ item, index, opened }: Props, isActive: boolean): CategoryState {
  const { collapsible, collapsed: startsCollapsed } = item;
  const { collapsed, setCollapsed } = useCollapsible({
    initialState: () => collapsible && startsCollapsed && !isActive,
  });
  useEffect(() => {
    if (isActive) setCollapsed(false);
  }, [isActive, setCollapsed]);
  const openedIndex = opened?.index ?? index;
  useEffect(() => {
    if (collapsible && openedIndex !== index) setCollapsed(true);
  }, [collapsible, openedIndex, index, setCollapsed]);
  return {
    collapsed,
    setCollapsed(next = !collapsed) {
      opened?.set(next ? null : index);
      setCollapsed(next);
    },
  };
}

function CaretButton({ label, collapsed, setCollapsed }: CategoryState & { readonly label: string }): ReactElement {
  const message = collapsed
    ? translate(
        {
          id: "theme.DocSidebarItem.expandCategoryAriaLabel",
          message: "Expand sidebar category '{label}'",
        },
        { label },
      )
    : translate(
        {
          id: "theme.DocSidebarItem.collapseCategoryAriaLabel",
          message: "Collapse sidebar category '{label}'",
        },
        { label },
      );
  return (
    <button
      type="button"
      className="clean-btn menu__caret"
      aria-label={message}
      aria-expanded={!collapsed}
      onClick={() => setCollapsed()}
    />
  );
}

interface TitleProps extends CategoryState {
  readonly item: SidebarCategory;
  readonly isActive: boolean;
  readonly isCurrent: boolean;
}

/** The title of a category. Without a page of its own it is a button, which links to the first page of the category while scripts are off. */
function CategoryTitle({ item, isActive, isCurrent, collapsed, setCollapsed }: TitleProps): ReactElement {
  const { href, label, collapsible, items } = item;
  const isButton = collapsible && href === undefined;
  const toggle = (event: MouseEvent | KeyboardEvent): void => {
    event.preventDefault();
    setCollapsed();
  };
  const onClick = (event: MouseEvent): void => {
    if (isButton) toggle(event);
    else setCollapsed(isCurrent ? undefined : false);
  };
  const button = {
    role: "button",
    "aria-expanded": !collapsed,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === " ") toggle(event);
    },
  };
  return (
    <Link
      className={clsx("menu__link", {
        "menu__link--sublist": collapsible,
        "menu__link--sublist-caret": isButton,
        "menu__link--active": isActive,
      })}
      aria-current={isCurrent ? "page" : undefined}
      to={isButton ? (findFirstLink(items) ?? "#") : href}
      {...(collapsible && { onClick })}
      {...(isButton && button)}
    >
      {label}
    </Link>
  );
}

export default function DocSidebarItemCategory(props: Props): ReactElement {
  const { item, activePath, level } = props;
  const { collapsible, className, href, label, items } = item;
  const active = useActiveSidebarItems();
  const isActive = active.has(item);
  const isCurrent = isActive && isSamePage(href, activePath.replace(/(?<=.)\/$/, ""));
  const state = useCategory(props, isActive);
  // Nothing to open: its items are unlisted, and none of them is the page.
  if (href && items.every((one) => one.unlisted && !active.has(one)))
    return <DocSidebarItemLink {...props} item={item as unknown as SidebarLink} />;
  return (
    <li
      className={clsx(
        `theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-${level}`,
        "menu__list-item",
        state.collapsed && "menu__list-item--collapsed",
        className,
      )}
    >
      <div className={clsx("menu__list-item-collapsible", isCurrent && "menu__list-item-collapsible--active")}>
        <CategoryTitle item={item} isActive={isActive} isCurrent={isCurrent} {...state} />
        {href !== undefined && collapsible && <CaretButton label={label} {...state} />}
      </div>
      <Collapsible lazy as="ul" className="menu__list" collapsed={state.collapsed}>
        <DocSidebarItems items={items} activePath={activePath} level={level + 1} />
      </Collapsible>
    </li>
  );
}
