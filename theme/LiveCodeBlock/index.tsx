/** A code block that readers can edit. */

import Playground, { type Props } from "@theme/Playground";
import type { ReactElement } from "react";

export type { Props } from "@theme/Playground";

export default function LiveCodeBlock(props: Props): ReactElement {
  return <Playground {...props} />;
}
