/** The frame of a live editor. */

import Styles from "@theme/Playground/Styles";
import type { ReactElement, ReactNode } from "react";

export default function PlaygroundContainer({ children }: { readonly children?: ReactNode }): ReactElement {
  return (
    <div className="playgroundContainer codeBlockContainer theme-code-block">
      <Styles />
      {children}
    </div>
  );
}
