/** A link in a text. One that is marked as unchecked is a file, whose URL is as it should be. */

import Link, { type LinkProps } from "@docusaurus/Link";
import type { ReactElement } from "react";

export default function MDXA(props: LinkProps): ReactElement {
  const { "data-noBrokenLinkCheck": isFile, ...attributes } = props;
  return isFile ? <a {...attributes} /> : <Link {...props} />;
}
