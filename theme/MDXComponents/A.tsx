/** A link in Markdown. The URL of a link that opens a new tab (a file or an external link) is already final. */

import Link, { type LinkProps } from "@docusaurus/Link";
import type { ReactElement } from "react";

export default function MDXA(props: LinkProps): ReactElement {
  const { to, href, target } = props;
  return target === "_blank" && to === undefined ? <a {...props} href={href} /> : <Link {...props} />;
}
