import { Children, isValidElement, type ReactNode } from "react";

export interface AdmonitionProps {
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** Extracts an element `<mdxAdmonitionTitle>` from the children; a title in the props takes precedence. */
export function processAdmonitionProps<P extends AdmonitionProps>(props: P): P {
  const items = Children.toArray(props.children);
  const found = items.find((item) => isValidElement(item) && item.type === "mdxAdmonitionTitle");
  if (!isValidElement<{ readonly children?: ReactNode }>(found)) return props;
  const rest = items.filter((item) => item !== found);
  return { ...props, title: props.title ?? found.props.children, children: rest.length === 0 ? null : rest };
}
