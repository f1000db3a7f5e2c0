/** The element around a post. */

import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly children?: ReactNode;
  readonly className?: string;
}

export default function BlogPostItemContainer({ children, className }: Props): ReactElement {
  return (
    <article className={className} itemScope itemProp="blogPost" itemType="https://schema.org/BlogPosting">
      {children}
    </article>
  );
}
