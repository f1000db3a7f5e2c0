/** The editable code of a live editor, with its title. */

import { LiveCodeField, useLiveCode } from "@docusaurus/live-code";
import { CodeTextProvider } from "@docusaurus/theme-common/internal";
import { translate } from "@docusaurus/Translate";
import Buttons from "@theme/CodeBlock/Buttons";
import ResetButton from "@theme/Playground/Buttons/ResetButton";
import Header from "@theme/Playground/Header";
import type { ReactElement } from "react";

/** Overridden buttons read the code from a provider. */
function CodeButtons({ code, language }: { readonly code: string; readonly language: string }): ReactElement {
  if (!process.env.VELOCI_OPENED) return <Buttons />;
  return (
    <CodeTextProvider code={code} language={language}>
      <Buttons />
    </CodeTextProvider>
  );
}

export default function PlaygroundEditor(): ReactElement {
  const { code, onChange, initial, title, language = "jsx", lines, html, disabled } = useLiveCode();
  return (
    <>
      <Header buttons={code !== initial && <ResetButton />}>
        {title ?? translate({ id: "theme.Playground.liveEditor", message: "Live Editor" })}
      </Header>
      <div className="codeBlockContent">
        <LiveCodeField {...{ code, language, lines, html, disabled, onChange }} />
        <CodeButtons code={code} language={language} />
      </div>
    </>
  );
}
