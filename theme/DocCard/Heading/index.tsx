/** The title of a card, with its icon. */

import Icon from "@theme/DocCard/Heading/Icon";
import Text from "@theme/DocCard/Heading/Text";
import type { Props as CardProps } from "@theme/DocCard/Layout";
import type { ReactElement } from "react";

export type Props = Pick<CardProps, "item" | "icon" | "title">;

export default function DocCardHeading({ item, icon, title }: Props): ReactElement {
  return (
    <h2 className="theme-doc-card-heading cardTitle" title={title}>
      {icon && <Icon item={item} icon={icon} />}
      <Text item={item} title={title} />
    </h2>
  );
}
