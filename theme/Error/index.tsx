/** In place of the whole page, or a part, that failed to render and has no fallback of its own. */

import ErrorPageContent, { type Props } from "@theme/ErrorPageContent";
import type { ReactElement } from "react";

export default function ThemeError(props: Props): ReactElement {
  return <ErrorPageContent {...props} />;
}
