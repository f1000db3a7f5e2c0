/** A compiled text of the page, by its name in the page's data; or children, as texts written in code have them. */

import { Content } from "@docusaurus/theme-common/internal";
import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly of?: string;
  readonly children?: ReactNode;
}

export default function MDXContent({ of, children }: Props): ReactElement {
  return of === undefined ? <>{children}</> : <Content of={of} className="markdown" />;
}
