/** The code and what it shows, in the order that the site has chosen. */

import { useThemeConfig } from "@docusaurus/theme-common";
import Editor from "@theme/Playground/Editor";
import Preview from "@theme/Playground/Preview";
import type { ReactElement } from "react";

export interface Props {
  /** Where the result is; as the site has it without. */
  readonly position?: "top" | "bottom" | undefined;
}

export default function PlaygroundLayout({ position }: Props): ReactElement {
  const { playgroundPosition } = useThemeConfig().liveCodeBlock;
  const isOnTop = (position ?? playgroundPosition) === "top";
  return (
    <>
      {isOnTop && <Preview key="preview" />}
      <Editor key="editor" />
      {!isOnTop && <Preview key="preview" />}
    </>
  );
}
