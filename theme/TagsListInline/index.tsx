/** The tags of a page, in one line. */

import Translate from "@docusaurus/Translate";
import type { Tag as TagProps } from "../../src/model/docs.ts";
import Tag from "@theme/Tag";
import type { ReactElement } from "react";

export default function TagsListInline({ tags }: { readonly tags: readonly TagProps[] }): ReactElement {
  return (
    <>
      <b>
        <Translate id="theme.tags.tagsListLabel">Tags:</Translate>
      </b>
      <ul className="tags padding--none margin-left--sm">
        {tags.map((tag) => (
          <li key={tag.permalink} className="tagItem">
            <Tag {...tag} />
          </li>
        ))}
      </ul>
    </>
  );
}
