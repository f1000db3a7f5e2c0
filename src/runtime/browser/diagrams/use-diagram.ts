import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useApp } from "../../shared/contexts.ts";
import { type Drawing, drawDiagram } from "./draw-diagram.ts";
import { toSiteColors } from "./site-colors.ts";

export interface DiagramOptions {
  /** Mermaid's name of a color theme; without one, the diagram uses the colors of the page. */
  readonly theme: string | undefined;
  readonly isDark: boolean;
  /** Other options of Mermaid. */
  readonly options: object;
  /** Element for measuring it. */
  readonly place: RefObject<HTMLElement | null>;
}

export interface Diagram {
  /** The last valid drawing, which stays until the next one is ready. */
  readonly drawing?: Drawing;
  readonly problem?: string;
}

/** Draws a diagram where a component shows it. Returns the state of the drawing. */
export function useDiagram(source: string, { theme, isDark, options, place }: DiagramOptions): Diagram {
  const { site, importFile } = useApp();
  const { markdown } = site.siteConfig;
  const [diagram, setDiagram] = useState<Diagram>({});
  // IDs must be unique among a page's diagrams, and must differ from that of the drawing being replaced.
  const id = useId().replace(/\W/g, "");
  const count = useRef(0);
  useEffect(() => {
    const { current } = place;
    // A site without diagrams has no such scripts.
    if (!markdown.mermaid || !current) return;
    let isCurrent = true;
    const draw = async (): Promise<void> => {
      const colors = theme === undefined ? toSiteColors(current, isDark) : { theme };
      const request = {
        id: `diagram-${id}-${count.current++}`,
        source,
        options: { ...colors, ...options },
        place: current,
      };
      const drawing = await drawDiagram({ site, importFile }, request);
      if (isCurrent) setDiagram({ drawing });
    };
    // Nothing can be measured in a closed tab or closed details: drawn there, a diagram has no size.
    const observer = new ResizeObserver(() => {
      if (current.clientWidth === 0) return;
      observer.disconnect();
      draw().catch((error: unknown) => {
        if (isCurrent) setDiagram({ problem: error instanceof Error ? error.message : String(error) });
      });
    });
    observer.observe(current);
    return () => {
      isCurrent = false;
      observer.disconnect();
    };
  }, [site, importFile, markdown, source, theme, isDark, options, place, id]);
  return diagram;
}
