/** `<details>` in Markdown. */

import Details, { type Props } from "@theme/Details";
import type { ReactElement } from "react";

export default function MDXDetails(props: Props): ReactElement {
  return <Details {...props} />;
}
