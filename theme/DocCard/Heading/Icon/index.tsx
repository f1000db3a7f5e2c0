/** The icon of a card. */

import type { Props as CardProps } from "@theme/DocCard/Layout";
import type { ReactNode } from "react";

export default function DocCardHeadingIcon({ icon }: Pick<CardProps, "item" | "icon">): ReactNode {
  return icon;
}
