/** The color mode switch in the navbar, unless the site turns it off. */

import { useColorMode, useThemeConfig } from "@docusaurus/theme-common";
import ColorModeToggle from "@theme/ColorModeToggle";
import type { ReactElement } from "react";

export default function NavbarColorModeToggle({ className }: { readonly className?: string }): ReactElement | null {
  const { colorMode, setColorMode } = useColorMode();
  if (useThemeConfig().colorMode.disableSwitch) return null;
  return <ColorModeToggle className={className} value={colorMode} onChange={setColorMode} />;
}
