/** The code and what it shows, in the order that the site has chosen. */

import { useLiveCode } from "@docusaurus/live-code";
import { useThemeConfig } from "@docusaurus/theme-common";
import { translate } from "@docusaurus/Translate";
import ResetButton from "@theme/Playground/Buttons/ResetButton";
import Editor from "@theme/Playground/Editor";
import Header from "@theme/Playground/Header";
import Preview from "@theme/Playground/Preview";
import type { ReactElement } from "react";

export default function PlaygroundLayout(): ReactElement {
  const { code, initial, title } = useLiveCode();
  const { playgroundPosition } = useThemeConfig().liveCodeBlock;
  const preview = (
    <div key="preview" className="playgroundResult">
      <Header label={translate({ id: "theme.Playground.result", message: "Result" })} />
      <Preview />
    </div>
  );
  return (
    <>
      {playgroundPosition === "top" && preview}
      <Header
        key="header"
        label={title ?? translate({ id: "theme.Playground.liveEditor", message: "Live Editor" })}
        buttons={code !== initial && <ResetButton />}
      />
      <Editor key="editor" />
      {playgroundPosition === "bottom" && preview}
    </>
  );
}
