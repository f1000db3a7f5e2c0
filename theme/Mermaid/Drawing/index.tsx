/** The rendered diagram, in the page's colors. Shows its children until it is ready, or if it fails. */

import { useDiagram } from "@docusaurus/diagrams";
import { useColorMode, useThemeConfig } from "@docusaurus/theme-common";
import { translate } from "@docusaurus/Translate";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";

export interface Props {
  readonly value: string;
  /** The diagram's source as readable text. */
  readonly children: ReactNode;
}

export default function Drawing({ value, children }: Props): ReactElement {
  const { colorMode } = useColorMode();
  const { theme, options } = useThemeConfig().mermaid;
  const place = useRef<HTMLDivElement>(null);
  const { drawing, problem } = useDiagram(value, {
    theme: theme[colorMode],
    isDark: colorMode === "dark",
    options,
    place,
  });
  const drawn = useRef<HTMLDivElement>(null);
  const label = translate({ id: "theme.Mermaid.label", message: "Diagram" });
  useEffect(() => {
    const { current } = drawn;
    if (!current || !drawing) return;
    const image = current.querySelector("svg");
    if (image?.hasAttribute("aria-labelledby") === false) image.setAttribute("aria-label", label);
    drawing.bindFunctions?.(current);
  }, [drawing, label]);
  return (
    <>
      {/* Mermaid measures the diagram here: as wide as the page's text, in its font, and invisible. */}
      <div ref={place} style={{ height: 0, overflow: "hidden", visibility: "hidden" }} aria-hidden="true" />
      {problem !== undefined && (
        <div className="alert alert--danger margin-bottom--md" role="status">
          <strong>{translate({ id: "theme.Mermaid.problem", message: "This diagram cannot be drawn." })}</strong>
          <pre style={{ background: "none", color: "inherit", margin: 0, padding: 0, whiteSpace: "pre-wrap" }}>
            {problem}
          </pre>
        </div>
      )}
      {drawing ? (
        <div
          ref={drawn}
          style={{ marginBottom: "var(--ifm-leading)", overflowX: "auto", textAlign: "center" }}
          dangerouslySetInnerHTML={{ __html: drawing.svg }}
        />
      ) : (
        children
      )}
    </>
  );
}
