/** A dropdown in the bar. It opens under the pointer, by click and by keyboard. */

import NavbarItem from "@theme/NavbarItem";
import type { DropdownProps } from "@theme/NavbarItem/DropdownNavbarItem";
import NavbarNavLink, { type Props as LinkProps } from "@theme/NavbarItem/NavbarNavLink";
import clsx from "clsx";
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from "react";

/** Closes on a click, touch or focus elsewhere. */
function useDismiss(shown: boolean, close: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) return undefined;
    const onEvent = (event: Event): void => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close();
    };
    const types = ["mousedown", "touchstart", "focusin"];
    for (const type of types) document.addEventListener(type, onEvent);
    return () => {
      for (const type of types) document.removeEventListener(type, onEvent);
    };
  });
  return ref;
}

export default function DropdownNavbarItemDesktop(dropdown: DropdownProps): ReactElement {
  const { items, position, className, ...props } = dropdown;
  const [shown, setShown] = useState(false);
  const ref = useDismiss(shown, () => setShown(false));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !shown) return;
    setShown(false);
    ref.current?.querySelector<HTMLElement>(".navbar__link")?.focus();
  };
  const attributes = { "aria-haspopup": true, "aria-expanded": shown } as const;
  return (
    <div
      ref={ref}
      className={clsx("navbar__item dropdown dropdown--hoverable", {
        "dropdown--right": position === "right",
        "dropdown--show": shown,
      })}
      onKeyDown={onKeyDown}
    >
      <DropdownLabel
        {...props}
        {...attributes}
        className={clsx("navbar__link", className)}
        toggle={() => setShown(!shown)}
      />
      <ul className="dropdown__menu" onClick={() => setShown(false)}>
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            {...item}
            {...(item.type === "html" ? { isDropdownItem: true } : { isDropdownLink: true })}
          />
        ))}
      </ul>
    </div>
  );
}

type LabelProps = Omit<LinkProps, "ref"> & { readonly toggle: () => void };

/** A link when the dropdown leads somewhere itself, else a button. Enter on the link opens the dropdown first. */
function DropdownLabel({ toggle, ...props }: LabelProps): ReactElement {
  if (props.to !== undefined || props.href !== undefined) {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" || props["aria-expanded"]) return;
      event.preventDefault();
      toggle();
    };
    return <NavbarNavLink activeClassName="navbar__link--active" {...props} onKeyDown={onKeyDown} />;
  }
  const { className, html, label } = props;
  const content = html === undefined ? { children: label } : { dangerouslySetInnerHTML: { __html: html } };
  return (
    <button
      type="button"
      className={clsx("clean-btn", className)}
      aria-haspopup={props["aria-haspopup"]}
      aria-expanded={props["aria-expanded"]}
      onClick={toggle}
      {...content}
    />
  );
}
