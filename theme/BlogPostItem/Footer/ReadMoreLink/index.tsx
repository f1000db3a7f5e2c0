/** The link from an excerpt to the full post. */

import Link, { type LinkProps } from "@docusaurus/Link";
import Translate, { translate } from "@docusaurus/Translate";
import type { ReactElement } from "react";

export interface Props extends LinkProps {
  readonly blogPostTitle: string;
}

export default function BlogPostItemFooterReadMoreLink({ blogPostTitle, ...link }: Props): ReactElement {
  const label = translate(
    { id: "theme.blog.post.readMoreLabel", message: "Read more about {title}" },
    { title: blogPostTitle },
  );
  return (
    <Link {...link}>
      <b aria-hidden>
        <Translate id="theme.blog.post.readMore">Read More</Translate>
      </b>
      {/* Not `aria-label`: search engines judge a link by its text. */}
      <span className="sr-only">{label}</span>
    </Link>
  );
}
