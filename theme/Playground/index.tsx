/** A live editor: code that its reader can change, and what it shows. It has the text until a browser has made it live. */

import type { LiveSettings } from "@docusaurus/live-code";
import Container from "@theme/Playground/Container";
import Layout from "@theme/Playground/Layout";
import Provider from "@theme/Playground/Provider";
import type { ReactElement, ReactNode } from "react";

export interface Props extends LiveSettings {
  /** As its author wrote it. */
  readonly code?: string;
  /** The highlighted code, or in the absence of `code` the code itself. */
  readonly children?: ReactNode;
  /** Where the result is; as the site has it without. */
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
