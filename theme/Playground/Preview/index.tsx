/** The result of live code, with its title. */

import { LiveView } from "@docusaurus/live-code";
import { translate } from "@docusaurus/Translate";
import Header from "@theme/Playground/Header";
import type { ReactElement } from "react";

export default function PlaygroundPreview(): ReactElement {
  return (
    <div className="playgroundResult">
      <Header>{translate({ id: "theme.Playground.result", message: "Result" })}</Header>
      <div className="playgroundPreview">
        <LiveView />
      </div>
    </div>
  );
}
