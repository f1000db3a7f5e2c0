/** A tip beside the text. */

import { translate } from "@docusaurus/Translate";
import type { Props } from "@theme/Admonition";
import Icon from "@theme/Admonition/Icon/Tip";
import Layout from "@theme/Admonition/Layout";
import type { ReactElement } from "react";

export default function AdmonitionTypeTip(props: Props): ReactElement {
  // Other types that look the same are called by their own names.
  const name = props.type === "tip" ? translate({ id: "theme.admonition.tip", message: "tip" }) : props.type;
  // Otherwise the style sheet draws it.
  const icon = props.icon ?? (process.env.VELOCI_OPENED ? <Icon /> : undefined);
  return <Layout {...props} title={props.title ?? <>{name}</>} icon={icon} />;
}
