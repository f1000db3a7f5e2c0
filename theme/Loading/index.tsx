/** Shown while a lazily loaded part is on its way, and when it cannot be had. */

import { translate } from "@docusaurus/Translate";
import type { ReactElement } from "react";

export interface Props {
  readonly error?: Error | null;
  readonly retry?: () => void;
}

export default function Loading({ error, retry }: Props): ReactElement {
  if (!error) return <div className="loadingSpinner" role="status" aria-label={translate({ message: "Loading" })} />;
  return (
    <div className="loadingError" role="alert">
      <p>{error.message}</p>
      {retry && (
        <button type="button" className="button button--secondary" onClick={retry}>
          {translate({ message: "Retry" })}
        </button>
      )}
    </div>
  );
}
