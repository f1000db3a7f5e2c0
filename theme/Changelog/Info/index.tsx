/** The date of a release, and whether it is unreleased or withdrawn. */

import { releaseOf } from "@docusaurus/plugin-content-blog/client";
import Translate from "@docusaurus/Translate";
import type { PostProps } from "../../../src/model/blog.ts";
import type { ReactElement } from "react";

export default function ChangelogInfo({ post }: { readonly post: PostProps }): ReactElement {
  const { undated, unreleased, yanked } = releaseOf(post);
  return (
    <div className="changelogInfo">
      {unreleased && (
        <span className="badge badge--secondary">
          <Translate id="theme.changelog.unreleased">Unreleased</Translate>
        </span>
      )}
      {!undated && (
        <time dateTime={post.date} itemProp="datePublished">
          {post.formattedDate}
        </time>
      )}
      {yanked && (
        <span className="badge badge--secondary">
          <Translate id="theme.changelog.yanked">Withdrawn</Translate>
        </span>
      )}
    </div>
  );
}
