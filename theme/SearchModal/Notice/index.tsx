/** The notice that results come from the local index because the hosted search engine failed. */

import type { SearchState } from "@docusaurus/local-search";
import { translate } from "@docusaurus/Translate";
import type { ReactElement } from "react";

export interface Props {
  readonly state: SearchState;
}

export default function SearchNotice({ state }: Props): ReactElement | null {
  if (!state.isSubstitute || state.status === "idle") return null;
  return (
    <p className="searchNotice" role="note">
      {translate({
        id: "theme.SearchModal.substitute",
        message: "Search service unavailable. Showing local results.",
      })}
    </p>
  );
}
