/** The frame of an admonition. The style sheet draws the default icon, so it adds no markup to the page. */

import { ownValue } from "@docusaurus/theme-common/internal";
import { translate } from "@docusaurus/Translate";
import type { Props as AdmonitionProps } from "@theme/Admonition";
import clsx from "clsx";
import type { ReactElement } from "react";

export type Props = Omit<AdmonitionProps, "type"> & {
  /** Determines the class, the icon and the default title. */
  readonly type: string;
};

/** Maps each type to its style, and to the type whose icon it shares; the others have the icon of `info`. */
const TYPES: Readonly<Record<string, { readonly style: string; readonly icon?: string }>> = {
  note: { style: "secondary" },
  tip: { style: "success" },
  info: { style: "info" },
  caution: { style: "warning" },
  warning: { style: "warning" },
  danger: { style: "danger" },
  secondary: { style: "secondary", icon: "note" },
  important: { style: "info" },
  success: { style: "success", icon: "tip" },
};

/** Returns the default title of a type. */
function titleOf(type: string): string {
  const titles: Readonly<Record<string, () => string>> = {
    note: () => translate({ id: "theme.admonition.note", message: "note" }),
    tip: () => translate({ id: "theme.admonition.tip", message: "tip" }),
    info: () => translate({ id: "theme.admonition.info", message: "info" }),
    caution: () => translate({ id: "theme.admonition.caution", message: "caution" }),
    warning: () => translate({ id: "theme.admonition.warning", message: "warning" }),
    danger: () => translate({ id: "theme.admonition.danger", message: "danger" }),
  };
  return ownValue(titles, type)?.() ?? type;
}

export default function AdmonitionLayout({ type, title, icon, className, children }: Props): ReactElement {
  const { style, icon: likeType } = ownValue(TYPES, type) ?? { style: "secondary" };
  const likeClass = likeType && `theme-admonition-${likeType}`;
  const classes = [`theme-admonition theme-admonition-${type}`, likeClass, `admonition_ alert alert--${style}`];
  return (
    <div className={clsx(className, classes)}>
      {(icon !== null || title !== null) && (
        <div className="admonitionHeading">
          {icon !== null && <span className="admonitionIcon">{icon}</span>}
          {typeof title === "string" ? <span>{title}</span> : title === undefined ? titleOf(type) : title}
        </div>
      )}
      {children && <div className="admonitionContent">{children}</div>}
    </div>
  );
}
