/** The debug page that lists the versions of the generator and the plugins. */

import DebugJsonView from "@theme/DebugJsonView";
import DebugLayout from "@theme/DebugLayout";
import type { ReactElement } from "react";
import type { DebugPageProps } from "../../src/model/debug.ts";

const INTRO = "What built this site, and where its plugins come from.";

export default function DebugSiteMetadata({ data }: DebugPageProps): ReactElement {
  return (
    <DebugLayout view="metadata" intro={INTRO}>
      <DebugJsonView data={data} open={4} />
    </DebugLayout>
  );
}
