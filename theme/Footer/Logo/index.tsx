/** The logo in the footer, with an optional link. */

import Link from "@docusaurus/Link";
import type { LogoConfig } from "@docusaurus/theme-common/internal";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import ThemedImage from "@theme/ThemedImage";
import clsx from "clsx";
import type { ReactElement } from "react";

export default function FooterLogo({ logo }: { readonly logo: LogoConfig }): ReactElement {
  const { withBaseUrl } = useBaseUrlUtils();
  const image = (
    <ThemedImage
      className={clsx("footer__logo", logo.className)}
      alt={logo.alt ?? ""}
      sources={{ light: withBaseUrl(logo.src), dark: withBaseUrl(logo.srcDark ?? logo.src) }}
      width={logo.width}
      height={logo.height}
      style={logo.style}
      loading="lazy"
    />
  );
  if (logo.href === undefined) return image;
  return (
    <Link href={withBaseUrl(logo.href)} className="footerLogoLink" {...(logo.target && { target: logo.target })}>
      {image}
    </Link>
  );
}
