/** The button that brings back the code as its author wrote it. */

import { useLiveCode } from "@docusaurus/live-code";
import { translate } from "@docusaurus/Translate";
import type { ReactElement } from "react";

export default function ResetButton(): ReactElement {
  const { initial, setCode } = useLiveCode();
  return (
    <button type="button" className="clean-btn playgroundReset" onClick={() => setCode(initial)}>
      {translate({ id: "theme.Playground.reset", message: "Reset" })}
    </button>
  );
}
