/** The button that copies the code. `src/runtime/browser/code-buttons.ts` handles its clicks, except where components of a site say what is copied. */

import { translate } from "@docusaurus/Translate";
import { copyCode, useCodeText } from "@docusaurus/theme-common/internal";
import Button from "@theme/CodeBlock/Buttons/Button";
import IconCopy from "@theme/Icon/Copy";
import IconSuccess from "@theme/Icon/Success";
import clsx from "clsx";
import type { MouseEvent, ReactElement } from "react";

export interface Props {
  readonly className?: string | undefined;
  /** From components of a site, or for those that override this one. By default, the code of the surrounding block. */
  readonly code?: string | undefined;
}

type Click = MouseEvent<HTMLButtonElement>;

function CopyButton({ className, onClick }: Props & { readonly onClick?: (event: Click) => void }): ReactElement {
  return (
    <Button
      onClick={onClick}
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

/** Parts of a code block that a site has put together may not show all of its code, or more. */
function Opened({ className, code }: Props): ReactElement {
  const around = useCodeText();
  const text = code ?? around;
  const onClick = (event: Click): void => {
    if (text === undefined) return;
    event.preventDefault();
    void copyCode(event.currentTarget, text, event.currentTarget.closest(".theme-code-block")?.querySelector("pre"));
  };
  return <CopyButton className={className} onClick={onClick} />;
}

export default process.env.VELOCI_OPENED ? Opened : CopyButton;
