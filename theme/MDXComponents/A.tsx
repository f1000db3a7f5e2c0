/** A link in a text. One that opens a new tab is a file or leads elsewhere: its URL is as it should be. */

import Link, { type LinkProps } from "@docusaurus/Link";
import type { ReactElement } from "react";

export default function MDXA(props: LinkProps): ReactElement {
  const { to, href, target } = props;
  return target === "_blank" && to === undefined ? <a {...props} href={href} /> : <Link {...props} />;
}
