/** A dropdown in the navbar: a list that opens from a button, or from a link if the item has a page. */

import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { useDropdown } from "@docusaurus/theme-common/internal";
import NavbarItem from "@theme/NavbarItem";
import type { DropdownProps } from "@theme/NavbarItem/DropdownNavbarItem";
import NavbarNavLink, { type Props as LinkProps } from "@theme/NavbarItem/NavbarNavLink";
import clsx from "clsx";
import type { KeyboardEvent, MouseEvent, ReactElement } from "react";

export default function DropdownNavbarItemDesktop(dropdown: DropdownProps): ReactElement {
  const { items, position, className, ...props } = dropdown;
  const { shown, setShown, frame } = useDropdown();
  const isBrowser = useIsBrowser();
  return (
    <div
      {...frame}
      className={clsx("navbar__item dropdown", {
        // Without scripts, the style sheet opens the list.
        "dropdown--hoverable": !isBrowser,
        "dropdown--right": position === "right",
        "dropdown--show": shown,
      })}
    >
      <DropdownLabel {...props} className={clsx("navbar__link", className)} shown={shown} setShown={setShown} />
      <ul className="dropdown__menu" onClick={() => setShown(false)}>
        {items.map((item, index) => (
          <NavbarItem key={index} {...item} isDropdownItem />
        ))}
      </ul>
    </div>
  );
}

type LabelProps = Omit<LinkProps, "ref"> & {
  readonly shown: boolean;
  readonly setShown: (shown: boolean) => void;
};

/** If the label is a link, the first activation opens the list, and the next one follows the link, unless its role is that of a button. */
function DropdownLabel({ shown, setShown, ...props }: LabelProps): ReactElement {
  const location = useLocation();
  const state = { "aria-haspopup": true, "aria-expanded": shown } as const;
  if (props.to !== undefined || props.href !== undefined) {
    const onClick = (event: MouseEvent): void => {
      if ((shown && props.role !== "button") || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setShown(!shown || isMouse(event.nativeEvent));
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== " ") return;
      event.preventDefault();
      setShown(!shown);
    };
    const handlers = { onClick, onKeyDown };
    return <NavbarNavLink activeClassName="navbar__link--active" {...props} {...state} {...handlers} />;
  }
  const { className, html, label, isActive } = props;
  const content = html === undefined ? { children: label } : { dangerouslySetInnerHTML: { __html: html } };
  return (
    <button
      type="button"
      className={clsx("clean-btn", className, isActive?.(null, location) && "navbar__link--active")}
      {...state}
      onClick={({ nativeEvent }) => setShown(!shown || isMouse(nativeEvent))}
      {...content}
    />
  );
}

/** Hovering has already opened the list, so a mouse click must not close it. */
function isMouse(event: Event): boolean {
  return "pointerType" in event && event.pointerType === "mouse";
}
