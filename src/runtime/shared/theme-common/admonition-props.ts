/** The title that an author's note has among its children. */

import { Children, isValidElement, type ReactNode } from "react";

export interface AdmonitionProps {
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** Takes an element `<mdxAdmonitionTitle>` out of the children; a title in the props wins over it. */
export function processAdmonitionProps<P extends AdmonitionProps>(props: P): P {
  const items = Children.toArray(props.children);
  const found = items.find((item) => isValidElement(item) && item.type === "mdxAdmonitionTitle");
  if (!isValidElement<{ readonly children?: ReactNode }>(found)) return props;
  const rest = items.filter((item) => item !== found);
  return { ...props, title: props.title ?? found.props.children, children: rest.length === 0 ? null : rest };
}
