/** The debug page that lists modules and chunks. */

import DebugJsonView from "@theme/DebugJsonView";
import DebugLayout from "@theme/DebugLayout";
import type { ReactElement } from "react";
import type { DebugPageProps } from "../../src/model/debug.ts";

const INTRO =
  "The scripts and styles of this site with their sizes before compression, and the modules that its pages use.";

export default function DebugRegistry({ data }: DebugPageProps): ReactElement {
  return (
    <DebugLayout view="registry" intro={INTRO}>
      <DebugJsonView data={data} open={1} />
    </DebugLayout>
  );
}
