/** Context providers for the parts of a page. */

import { PluginHtmlClassNameProvider } from "@docusaurus/theme-common";
import { NavbarProvider } from "@docusaurus/theme-common/internal";
import type { ReactElement, ReactNode } from "react";

export default function LayoutProvider({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <PluginHtmlClassNameProvider>
      <NavbarProvider>{children}</NavbarProvider>
    </PluginHtmlClassNameProvider>
  );
}
