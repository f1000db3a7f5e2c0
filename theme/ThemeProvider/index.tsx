/** Around every page, inside of the site's `Root`: the place for providers of a theme. */

import TitleFormatter from "@theme/ThemeProvider/TitleFormatter";
import type { ReactElement, ReactNode } from "react";

export default function ThemeProvider({ children }: { readonly children?: ReactNode }): ReactElement {
  return <TitleFormatter>{children}</TitleFormatter>;
}
