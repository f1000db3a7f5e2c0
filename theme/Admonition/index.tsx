/** A note beside the text. Its icon is drawn by the style sheet, so that it costs nothing in the page. */

import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly type: string;
  /** A string is HTML, as titles of `:::` have markup. */
  readonly title?: ReactNode;
  readonly icon?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Type → its style among the alerts, and its name when it is another's. */
const TYPES: Readonly<Record<string, { readonly style: string; readonly as?: string }>> = {
  note: { style: "secondary" },
  tip: { style: "success" },
  info: { style: "info" },
  caution: { style: "warning" },
  warning: { style: "warning" },
  danger: { style: "danger" },
  secondary: { style: "secondary", as: "note" },
  important: { style: "info", as: "info" },
  success: { style: "success", as: "tip" },
};

export default function Admonition({ type, title, icon, className, children }: Props): ReactElement {
  const { style, as = type } = TYPES[type] ?? { style: "secondary" };
  return (
    <div className={clsx(`theme-admonition theme-admonition-${as} admonition alert alert--${style}`, className)}>
      <div className="admonitionHeading">
        <span className="admonitionIcon">{icon}</span>
        {typeof title === "string" ? <span dangerouslySetInnerHTML={{ __html: title }} /> : (title ?? type)}
      </div>
      {children && <div className="admonitionContent">{children}</div>}
    </div>
  );
}
