/** A row with the edit link and the last update of a page. */

import type { LastUpdate } from "../../src/model/docs.ts";
import EditThisPage from "@theme/EditThisPage";
import LastUpdated from "@theme/LastUpdated";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props {
  readonly className?: string;
  readonly editUrl: string | undefined;
  readonly lastUpdate: LastUpdate | undefined;
}

export default function EditMetaRow({ className, editUrl, lastUpdate }: Props): ReactElement | null {
  const hasUpdate = lastUpdate !== undefined && (lastUpdate.date !== undefined || lastUpdate.author !== undefined);
  if (!editUrl && !hasUpdate) return null;
  return (
    <div className={clsx("row editMetaRow", className)}>
      <div className="col">{editUrl && <EditThisPage editUrl={editUrl} />}</div>
      <div className="col lastUpdated">
        {hasUpdate && <LastUpdated lastUpdatedAt={lastUpdate.date} lastUpdatedBy={lastUpdate.author} />}
      </div>
    </div>
  );
}
