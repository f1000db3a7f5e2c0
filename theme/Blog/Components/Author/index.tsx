/** An author: picture, name, title and profile links. */

import Link from "@docusaurus/Link";
import type { Author as AuthorProps } from "../../../../src/model/blog.ts";
import Socials from "@theme/Blog/Components/Author/Socials";
import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly author: AuthorProps & { readonly count?: number };
  /** The heading level, for pages about authors. */
  readonly as?: "h1" | "h2";
  readonly className?: string;
  /** Number of the author's posts; hidden by default. */
  readonly count?: number;
}

interface MaybeLinkProps {
  readonly href: string | undefined;
  /** Accessible name, if the content has no text. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

function MaybeLink({ href, label, children }: MaybeLinkProps): ReactElement {
  if (!href) return <>{children}</>;
  return (
    <Link href={href} itemProp="url" aria-label={label}>
      {children}
    </Link>
  );
}

export default function Author({ author, as: Name = "div" as "h1", className, ...props }: Props): ReactElement {
  const { name, title, url, imageURL, email, page, socials } = author;
  const { count = author.count } = props;
  const link = page?.permalink ?? url ?? (email ? `mailto:${email}` : undefined);
  return (
    <div
      className={clsx("avatar margin-bottom--sm", className)}
      itemProp="author"
      itemScope
      itemType="https://schema.org/Person"
    >
      {imageURL ? (
        <MaybeLink href={link} label={name ? undefined : (title ?? link)}>
          <img
            className="avatar__photo authorImage"
            src={imageURL}
            alt={name ?? ""}
            width={48}
            height={48}
            itemProp="image"
          />
        </MaybeLink>
      ) : (
        name && (
          <span className="avatar__photo authorMonogram" aria-hidden="true">
            {Array.from(name.trim())[0]?.toLocaleUpperCase()}
          </span>
        )
      )}
      {(name || title) && (
        <div className="avatar__intro authorDetails">
          {name && (
            <Name className="avatar__name">
              <MaybeLink href={link}>
                <span itemProp="name">{name}</span>
              </MaybeLink>
              {count !== undefined && <span className="authorBlogPostCount">{count}</span>}
            </Name>
          )}
          {title && (
            <small className="authorTitle" itemProp="description">
              {title}
            </small>
          )}
          {socials && Object.keys(socials).length > 0 && <Socials author={author} />}
        </div>
      )}
    </div>
  );
}
