/** A token: a part of a line of code in one color. */

import type { CodeLine, CodeToken, CodeTokenProps } from "@docusaurus/theme-common/internal";
import type { ReactElement, ReactNode } from "react";

export interface Props extends Omit<CodeTokenProps, "children"> {
  readonly line: CodeLine;
  readonly token: CodeToken;
  readonly children?: ReactNode;
}

export default function CodeBlockLineToken({ line: _line, token: _token, ...props }: Props): ReactElement {
  return <span {...props} />;
}
