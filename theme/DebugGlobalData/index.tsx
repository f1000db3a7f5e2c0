/** The debug page that shows the global data. */

import DebugJsonView from "@theme/DebugJsonView";
import DebugLayout from "@theme/DebugLayout";
import type { ReactElement } from "react";
import type { DebugPageProps } from "../../src/model/debug.ts";

const INTRO = "What plugins tell every page, by plugin and instance: useGlobalData() returns it.";

export default function DebugGlobalData({ data }: DebugPageProps): ReactElement {
  return (
    <DebugLayout view="globalData" intro={INTRO}>
      <DebugJsonView data={data} open={2} />
    </DebugLayout>
  );
}
