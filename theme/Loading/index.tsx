/** The placeholder for a part that is loading or failed to load. */

import { translate } from "@docusaurus/Translate";
import type { ReactElement } from "react";

export interface Props {
  readonly error?: Error | null;
  readonly retry?: () => void;
}

export default function Loading({ error, retry }: Props): ReactElement {
  if (!error)
    return (
      <div
        className="loadingSpinner"
        role="status"
        aria-label={translate({ id: "theme.Loading.label", message: "Loading" })}
      />
    );
  return (
    <div className="loadingError" role="alert">
      <p>{error.message || "Part of this page is missing."}</p>
      {retry && (
        <button type="button" className="button button--secondary" onClick={retry}>
          {translate({ id: "theme.Loading.retry", message: "Retry" })}
        </button>
      )}
    </div>
  );
}
