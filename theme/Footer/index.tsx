/** The footer of every page: the configured links, logo and copyright. */

import { useThemeConfig } from "@docusaurus/theme-common";
import { useRemembered } from "@docusaurus/theme-common/internal";
import FooterCopyright from "@theme/Footer/Copyright";
import FooterLayout from "@theme/Footer/Layout";
import FooterLinks from "@theme/Footer/Links";
import FooterLogo from "@theme/Footer/Logo";
import type { ReactNode } from "react";

export default function Footer(): ReactNode {
  const { footer } = useThemeConfig();
  const remembered = useRemembered("@theme/Footer");
  if (!footer) return null;
  const { copyright, links, logo, style } = footer;
  return remembered(footer, () => (
    <FooterLayout
      key="footer"
      style={style}
      links={links.length > 0 && <FooterLinks links={links} />}
      logo={logo && <FooterLogo logo={logo} />}
      copyright={copyright && <FooterCopyright copyright={copyright} />}
    />
  ));
}
