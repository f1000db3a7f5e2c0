/** A danger admonition. */

import { translate } from "@docusaurus/Translate";
import type { Props } from "@theme/Admonition";
import Icon from "@theme/Admonition/Icon/Danger";
import Layout from "@theme/Admonition/Layout";
import type { ReactElement } from "react";

export default function AdmonitionTypeDanger(props: Props): ReactElement {
  // Other types with this look use their own names as titles.
  const name = props.type === "danger" ? translate({ id: "theme.admonition.danger", message: "danger" }) : props.type;
  // If undefined, the style sheet draws the icon.
  const { icon = process.env.VELOCI_OPENED ? <Icon /> : undefined, title = <>{name}</> } = props;
  return <Layout {...props} title={title} icon={icon} />;
}
