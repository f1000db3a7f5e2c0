/** A text with its matches highlighted. */

import type { Stretch } from "@docusaurus/local-search";
import type { ReactElement } from "react";

export interface Props {
  readonly stretches: readonly Stretch[];
}

export default function Marked({ stretches }: Props): ReactElement {
  return <>{stretches.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}</>;
}
