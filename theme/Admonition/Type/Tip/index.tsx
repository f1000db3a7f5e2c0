/** A tip admonition. */

import { translate } from "@docusaurus/Translate";
import type { Props } from "@theme/Admonition";
import Icon from "@theme/Admonition/Icon/Tip";
import Layout from "@theme/Admonition/Layout";
import type { ReactElement } from "react";

export default function AdmonitionTypeTip(props: Props): ReactElement {
  // Other types with this look use their own names as titles.
  const name = props.type === "tip" ? translate({ id: "theme.admonition.tip", message: "tip" }) : props.type;
  // If undefined, the style sheet draws the icon.
  const { icon = process.env.VELOCI_OPENED ? <Icon /> : undefined, title = <>{name}</> } = props;
  return <Layout {...props} title={title} icon={icon} />;
}
