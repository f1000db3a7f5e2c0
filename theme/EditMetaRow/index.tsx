/** A row with the edit link and the last update of a page. */

import EditThisPage from "@theme/EditThisPage";
import LastUpdated, { type Props as LastUpdatedProps } from "@theme/LastUpdated";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props extends LastUpdatedProps {
  readonly className?: string;
  readonly editUrl?: string | undefined;
}

export default function EditMetaRow({ className, editUrl, ...update }: Props): ReactElement | null {
  const hasUpdate = update.lastUpdatedAt || update.lastUpdatedBy;
  if (!editUrl && !hasUpdate) return null;
  return (
    <div className={clsx("row editMetaRow", className)}>
      <div className="col">{editUrl && <EditThisPage editUrl={editUrl} />}</div>
      <div className="col lastUpdated">{hasUpdate && <LastUpdated {...update} />}</div>
    </div>
  );
}
