/** A link in a text. */

import Link, { type LinkProps } from "@docusaurus/Link";
import type { ReactElement } from "react";

export default function MDXA(props: LinkProps): ReactElement {
  return <Link {...props} />;
}
