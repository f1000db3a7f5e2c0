/** Holds the code of a live editor for its parts. */

import { LiveCodeProvider, type LiveCodeProviderProps } from "@docusaurus/live-code";
import type { ReactElement } from "react";

export default function PlaygroundProvider(props: LiveCodeProviderProps): ReactElement {
  return <LiveCodeProvider {...props} />;
}
