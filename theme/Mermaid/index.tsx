/** A diagram. The server renders its source, which readers without scripts keep; browsers draw it with code they load then. */

import CodeBlock from "@theme/CodeBlock";
import { type ComponentType, type ReactElement, useEffect, useState } from "react";
import type { Props as DrawingProps } from "./Drawing/index.tsx";

export interface Props {
  /** The diagram's source. */
  readonly value: string;
}

export default function Mermaid({ value }: Props): ReactElement {
  const [Drawing, setDrawing] = useState<ComponentType<DrawingProps>>();
  useEffect(() => {
    import("@theme/Mermaid/Drawing").then(
      (module) => setDrawing(() => module.default),
      // Offline: the source stays.
      () => {},
    );
  }, []);
  const source = <CodeBlock language="mermaid">{value}</CodeBlock>;
  return (
    <div className="docusaurus-mermaid-container">{Drawing ? <Drawing value={value}>{source}</Drawing> : source}</div>
  );
}
