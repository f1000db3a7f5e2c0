/** The button that copies the code. `src/runtime/browser/code-buttons.ts` handles its clicks. */

import { translate } from "@docusaurus/Translate";
import Button from "@theme/CodeBlock/Buttons/Button";
import IconCopy from "@theme/Icon/Copy";
import IconSuccess from "@theme/Icon/Success";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props {
  readonly className?: string;
  /** For components of a site that override this one. */
  readonly code?: string;
}

export default function CopyButton({ className }: Props): ReactElement {
  return (
    <Button
      className={clsx("copyButton", className)}
      aria-label={translate({ id: "theme.CodeBlock.copyButtonAriaLabel", message: "Copy code to clipboard" })}
      title={translate({ id: "theme.CodeBlock.copy", message: "Copy" })}
      data-copied={translate({ id: "theme.CodeBlock.copied", message: "Copied" })}
    >
      {process.env.VELOCI_OPENED ? (
        <>
          <IconCopy className="copyButtonIcon" />
          <IconSuccess className="copyButtonSuccessIcon" />
        </>
      ) : undefined}
    </Button>
  );
}
