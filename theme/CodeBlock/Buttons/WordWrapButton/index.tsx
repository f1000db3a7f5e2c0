/** The button that toggles wrapping of long lines. `src/runtime/browser/code-buttons.ts` handles its clicks. */

import { translate } from "@docusaurus/Translate";
import Button from "@theme/CodeBlock/Buttons/Button";
import IconWordWrap from "@theme/Icon/WordWrap";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props {
  readonly className?: string;
  /** For components of a site that override this one. */
  readonly onClick?: () => void;
  readonly isEnabled?: boolean;
}

export default function WordWrapButton({ className }: Props): ReactElement {
  const label = translate({ id: "theme.CodeBlock.wordWrapToggle", message: "Toggle word wrap" });
  return (
    <Button className={clsx("wordWrapButton", className)} aria-label={label} title={label} aria-pressed={false}>
      {process.env.VELOCI_OPENED ? <IconWordWrap /> : undefined}
    </Button>
  );
}
