/** The fallback for a page, or a part without its own fallback, that fails to render. */

import ErrorPageContent, { type Props } from "@theme/ErrorPageContent";
import type { ReactElement } from "react";

export default function ThemeError(props: Props): ReactElement {
  return <ErrorPageContent {...props} />;
}
