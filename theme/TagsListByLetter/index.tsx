/** All tags, grouped by first letter. */

import type { TagWithCount } from "../../src/model/docs.ts";
import { listTagsByLetters } from "@docusaurus/theme-common";
import Heading from "@theme/Heading";
import Tag from "@theme/Tag";
import type { ReactElement } from "react";

export default function TagsListByLetter({ tags }: { readonly tags: readonly TagWithCount[] }): ReactElement {
  return (
    <section className="margin-vert--lg">
      {listTagsByLetters(tags).map(({ letter, tags: members }) => (
        <article key={letter} className="tagsOfLetter">
          <Heading as="h2" id={letter}>
            {letter}
          </Heading>
          <ul className="padding--none">
            {members.map((tag) => (
              <li key={tag.permalink} className="tagItem">
                <Tag {...tag} />
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}
