/** A tag as a link, with an optional number of pages. */

import Link from "@docusaurus/Link";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props {
  readonly permalink: string;
  readonly label: string;
  readonly count?: number;
  readonly description?: string | undefined;
}

export default function Tag({ permalink, label, count, description }: Props): ReactElement {
  return (
    <Link
      to={permalink}
      title={description}
      rel="tag"
      className={clsx("tag", count === undefined ? "tagRegular" : "tagWithCount")}
    >
      {label}
      {count !== undefined && <span>{count}</span>}
    </Link>
  );
}
