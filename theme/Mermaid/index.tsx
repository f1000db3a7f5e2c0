/** A diagram. Until something draws it, readers see its source. */

import CodeBlock from "@theme/CodeBlock";
import type { ReactElement } from "react";

export default function Mermaid({ value }: { readonly value: string }): ReactElement {
  return (
    <div className="mermaidDiagram" data-mermaid>
      <CodeBlock language="mermaid">{value}</CodeBlock>
    </div>
  );
}
