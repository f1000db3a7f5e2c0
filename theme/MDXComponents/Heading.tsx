/** A heading in Markdown. */

import Heading, { type Props } from "@theme/Heading";
import type { ReactElement } from "react";

export default function MDXHeading(props: Props): ReactElement {
  return <Heading {...props} />;
}
