/** A code block that its reader can change. */

import Playground, { type Props } from "@theme/Playground";
import type { ReactElement } from "react";

export type { Props } from "@theme/Playground";

export default function LiveCodeBlock(props: Props): ReactElement {
  return <Playground {...props} />;
}
