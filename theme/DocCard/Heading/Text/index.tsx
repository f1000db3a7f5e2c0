/** The text of a card's title. */

import type { Props as CardProps } from "@theme/DocCard/Layout";
import type { ReactNode } from "react";

export default function DocCardHeadingText({ title }: Pick<CardProps, "item" | "title">): ReactNode {
  return title;
}
