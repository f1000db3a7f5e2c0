/** One item of the navbar, rendered by its type. Without a type, `items` make it a dropdown. */

import { type NavbarItemConfig, useSlot } from "@docusaurus/theme-common/internal";
import ComponentTypes from "@theme/NavbarItem/ComponentTypes";
import type { ComponentType, ReactElement } from "react";

export type Props = NavbarItemConfig & { readonly mobile?: boolean; readonly isDropdownItem?: boolean };

type Types = Readonly<Record<string, ComponentType<object>>>;

export default function NavbarItem({ type, ...props }: Props): ReactElement {
  const name = type ?? (props.items ? "dropdown" : "default");
  // The config has been validated, so each item has the fields of its type.
  const types = useSlot<object>("@theme/NavbarItem/ComponentTypes", ComponentTypes) as Types;
  const Item = Object.hasOwn(types, name) ? types[name] : undefined;
  if (!Item) throw new Error(`No navbar item component found for type \`${name}\`.`);
  return <Item {...props} />;
}
