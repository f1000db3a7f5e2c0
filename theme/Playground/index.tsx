/** A live editor: code that its reader can change, and what it shows. It has the text until a browser has made it live. */

import { useThemeConfig } from "@docusaurus/theme-common";
import Editor from "@theme/Playground/Editor";
import Preview from "@theme/Playground/Preview";
import Styles from "@theme/Playground/Styles";
import { type ReactElement, type ReactNode, useState } from "react";

export interface Props {
  /** As its author wrote it. */
  readonly code: string;
  readonly language?: string;
  readonly title?: string;
  /** The code as the build compiled it. */
  readonly script?: string;
  /** Whether the code calls `render` itself, instead of being an expression. */
  readonly noInline?: boolean;
  /** The highlighted code: lines as children, or their HTML. */
  readonly children?: ReactNode;
  readonly html?: string;
}

export default function Playground({ code: initial, script, noInline = false, ...block }: Props): ReactElement {
  const [code, setCode] = useState(initial);
  const { playgroundPosition } = useThemeConfig().liveCodeBlock;
  const typed = /^(?:tsx?|typescript)$/.test(block.language ?? "");
  const compiled = code === initial ? script : undefined;
  const preview = <Preview key="preview" code={code} noInline={noInline} typed={typed} script={compiled} />;
  return (
    <div className="playgroundContainer codeBlockContainer theme-code-block">
      <Styles />
      {playgroundPosition === "top" && preview}
      <Editor key="editor" {...block} initial={initial} code={code} onChange={setCode} />
      {playgroundPosition === "bottom" && preview}
    </div>
  );
}
