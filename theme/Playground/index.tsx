/** A live editor: editable code with its result. Until the browser activates it, it shows the highlighted code. */

import type { LiveSettings } from "@docusaurus/live-code";
import Container from "@theme/Playground/Container";
import Layout from "@theme/Playground/Layout";
import Provider from "@theme/Playground/Provider";
import type { ReactElement, ReactNode } from "react";

export interface Props extends LiveSettings {
  /** The author's code. */
  readonly code?: string;
  /** The highlighted code, or the code itself if `code` is absent. */
  readonly children?: ReactNode;
  /** Position of the result; by default, the site's setting. */
  readonly position?: "top" | "bottom";
}

export default function Playground({ code, children, lines, position, ...block }: Props): ReactElement {
  const written = code ?? (typeof children === "string" ? children.replace(/\n$/, "") : "");
  return (
    <Provider {...block} code={written} lines={lines ?? children}>
      <Container>
        <Layout position={position} />
      </Container>
    </Provider>
  );
}
