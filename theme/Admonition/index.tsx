/** An admonition: a highlighted box such as a note or a warning. */

import { useSlot } from "@docusaurus/theme-common/internal";
import Layout from "@theme/Admonition/Layout";
import admonitionTypes from "@theme/Admonition/Types";
import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly type: string;
  /** A string is HTML, because titles of `:::` may contain markup. */
  readonly title?: ReactNode;
  readonly icon?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

export default function Admonition({ title, ...props }: Props): ReactElement {
  const types = useSlot("@theme/Admonition/Types", admonitionTypes);
  const own = Object.hasOwn(types, props.type) ? types[props.type] : undefined;
  const Type = own ?? Layout;
  const html = typeof title === "string" && /[<&]/.test(title) ? title : undefined;
  return <Type {...props} title={html === undefined ? title : <span dangerouslySetInnerHTML={{ __html: html }} />} />;
}
