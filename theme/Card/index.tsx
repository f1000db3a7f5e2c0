/** A box with a title and any content. */

import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

export default function Card({ title, children }: Props): ReactElement {
  return (
    <div className="theme-cards__card">
      {title !== undefined && <p className="theme-cards__title">{title}</p>}
      {children}
    </div>
  );
}
