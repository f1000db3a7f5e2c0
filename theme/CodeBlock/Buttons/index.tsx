/** The buttons of a code block. One listener on the document serves those of all blocks (`src/runtime/browser/code-buttons.ts`). */

import { translate } from "@docusaurus/Translate";
import Button from "@theme/CodeBlock/Buttons/Button";
import type { ReactElement } from "react";

export default function CodeBlockButtons(): ReactElement {
  const copy = translate({ id: "theme.CodeBlock.copyButtonAriaLabel", message: "Copy code to clipboard" });
  const wrap = translate({ id: "theme.CodeBlock.wordWrapToggle", message: "Toggle word wrap" });
  return (
    <div className="buttonGroup">
      <Button className="wordWrapButton" aria-label={wrap} title={wrap} aria-pressed={false} />
      <Button
        className="copyButton"
        aria-label={copy}
        title={translate({ id: "theme.CodeBlock.copy", message: "Copy" })}
        data-copied={translate({ id: "theme.CodeBlock.copied", message: "Copied" })}
      />
    </div>
  );
}
