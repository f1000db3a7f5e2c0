/** A diagram. The server renders its source, which stays visible without scripts; browsers load the code that draws it. */

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
      // Offline, the source stays visible.
      () => {},
    );
  }, []);
  const source = <CodeBlock language="mermaid">{value}</CodeBlock>;
  return (
    <div className="docusaurus-mermaid-container">{Drawing ? <Drawing value={value}>{source}</Drawing> : source}</div>
  );
}
