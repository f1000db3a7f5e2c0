/** The debug page that shows the config. */

import DebugJsonView from "@theme/DebugJsonView";
import DebugLayout from "@theme/DebugLayout";
import type { ReactElement } from "react";
import type { DebugPageProps } from "../../src/model/debug.ts";

const INTRO = "The configuration of this site: what it says, completed with defaults.";

export default function DebugConfig({ data }: DebugPageProps): ReactElement {
  return (
    <DebugLayout view="config" intro={INTRO}>
      <DebugJsonView data={data} open={2} />
    </DebugLayout>
  );
}
