/** The code and its result, in the configured order. */

import { useThemeConfig } from "@docusaurus/theme-common";
import Editor from "@theme/Playground/Editor";
import Preview from "@theme/Playground/Preview";
import type { ReactElement } from "react";

export interface Props {
  /** Position of the result; by default, the site's setting. */
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
