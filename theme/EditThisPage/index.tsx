/** A link to the source file of a page. */

import Link from "@docusaurus/Link";
import Translate from "@docusaurus/Translate";
import IconEdit from "@theme/Icon/Edit";
import type { ReactElement } from "react";

export default function EditThisPage({ editUrl }: { readonly editUrl: string }): ReactElement {
  return (
    <Link to={editUrl} className="theme-edit-this-page">
      <IconEdit />
      <Translate id="theme.common.editThisPage">Edit this page</Translate>
    </Link>
  );
}
