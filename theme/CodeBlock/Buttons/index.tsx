/** The buttons of a code block. One listener on the document serves all blocks (`src/runtime/browser/code-buttons.ts`). */

import { useCodeBlockContext } from "@docusaurus/theme-common/internal";
import CopyButton from "@theme/CodeBlock/Buttons/CopyButton";
import WordWrapButton from "@theme/CodeBlock/Buttons/WordWrapButton";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props {
  readonly className?: string;
}

function Buttons({ className }: Props): ReactElement {
  return (
    <div className={clsx("buttonGroup", className)}>
      <WordWrapButton />
      <CopyButton />
    </div>
  );
}

/** Overridden buttons may come from a release that passes their handlers as props. */
function Opened({ className }: Props): ReactElement {
  const { metadata, wordWrap } = useCodeBlockContext();
  return (
    <div className={clsx("buttonGroup", className)}>
      <WordWrapButton onClick={wordWrap.toggle} isEnabled={wordWrap.isEnabled} />
      <CopyButton code={metadata.code} />
    </div>
  );
}

export default process.env.VELOCI_OPENED ? Opened : Buttons;
