/** The debug page that shows the content of all plugins. */

import DebugJsonView from "@theme/DebugJsonView";
import DebugLayout from "@theme/DebugLayout";
import type { ReactElement } from "react";
import type { DebugPageProps } from "../../src/model/debug.ts";

const INTRO = "What each plugin has read and understood, by plugin and instance.";

export default function DebugContent({ data }: DebugPageProps): ReactElement {
  return (
    <DebugLayout view="content" intro={INTRO}>
      <DebugJsonView data={data} open={1} />
    </DebugLayout>
  );
}
