/** The footer's links: in titled columns or in one line. */

import { isMultiColumnFooterLinks } from "@docusaurus/theme-common";
import type { FooterConfig } from "@docusaurus/theme-common/internal";
import MultiColumn from "@theme/Footer/Links/MultiColumn";
import Simple from "@theme/Footer/Links/Simple";
import type { ReactElement } from "react";

export interface Props {
  readonly links: FooterConfig["links"];
}

export default function FooterLinks({ links }: Props): ReactElement {
  return isMultiColumnFooterLinks(links) ? <MultiColumn columns={links} /> : <Simple links={links} />;
}
