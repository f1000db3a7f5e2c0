/** The logo and title of the site, as a link to the home page; nothing if the site has neither. */

import Link from "@docusaurus/Link";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useThemeConfig } from "@docusaurus/theme-common";
import ThemedImage from "@theme/ThemedImage";
import type { AnchorHTMLAttributes, ReactElement } from "react";

export interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly imageClassName?: string;
  readonly titleClassName?: string;
}

export default function Logo({ imageClassName, titleClassName, ...props }: Props): ReactElement | null {
  const { siteConfig } = useDocusaurusContext();
  const { title, logo } = useThemeConfig().navbar;
  const { withBaseUrl } = useBaseUrlUtils();
  if (!logo && !title) return null;
  // Next to a title, the image adds no information.
  const alt = logo?.alt ?? (title ? "" : siteConfig.title);
  return (
    <Link to={withBaseUrl(logo?.href ?? "/")} {...props} {...(logo?.target && { target: logo.target })}>
      {logo && (
        <div className={imageClassName}>
          <ThemedImage
            className={logo.className}
            sources={{ light: withBaseUrl(logo.src), dark: withBaseUrl(logo.srcDark ?? logo.src) }}
            alt={alt}
            width={logo.width}
            height={logo.height}
            style={logo.style}
          />
        </div>
      )}
      {title && <b className={titleClassName}>{title}</b>}
    </Link>
  );
}
