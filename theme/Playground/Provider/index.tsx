/** Keeps the code of a live editor, for its parts. */

import { type LiveBlock, LiveCodeContext } from "@docusaurus/live-code";
import { type ReactElement, type ReactNode, useState } from "react";

export interface Props extends LiveBlock {
  readonly code: string;
  readonly children?: ReactNode;
}

export default function PlaygroundProvider({ children, code: initial, script, ...block }: Props): ReactElement {
  const [code, setCode] = useState(initial);
  // The build has compiled no other code than the author's.
  const compiled = code === initial ? script : undefined;
  return <LiveCodeContext value={{ ...block, script: compiled, initial, code, setCode }}>{children}</LiveCodeContext>;
}
