/** A wrapper around every page, inside the site's `Root`, for the providers of themes. */

import TitleFormatter from "@theme/ThemeProvider/TitleFormatter";
import type { ReactElement, ReactNode } from "react";

export default function ThemeProvider({ children }: { readonly children?: ReactNode }): ReactElement {
  return <TitleFormatter>{children}</TitleFormatter>;
}
