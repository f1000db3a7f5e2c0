/** One item of the navbar, by its type; without type, `items` make it a dropdown. */

import { type NavbarItemConfig, useSlot } from "@docusaurus/theme-common/internal";
import ComponentTypes from "@theme/NavbarItem/ComponentTypes";
import type { ComponentType, ReactElement } from "react";

export type Props = NavbarItemConfig & { readonly mobile?: boolean };

export default function NavbarItem({ type, ...props }: Props): ReactElement {
  const name = type ?? (props.items ? "dropdown" : "default");
  const types: object = useSlot("@theme/NavbarItem/ComponentTypes", ComponentTypes);
  // The configuration has been checked: each item has the fields of its type.
  const Item = (types as Readonly<Record<string, ComponentType<object>>>)[name];
  if (!Item) throw new Error(`No navbar item component found for type \`${name}\`.`);
  return <Item {...props} />;
}
