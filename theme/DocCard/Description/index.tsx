/** The description of a card's target. */

import type { Props as CardProps } from "@theme/DocCard/Layout";
import type { ReactElement } from "react";

export type Props = Pick<CardProps, "item"> & { readonly description: string };

export default function DocCardDescription({ description }: Props): ReactElement {
  return (
    <p className="theme-doc-card-description cardDescription" title={description}>
      {description}
    </p>
  );
}
