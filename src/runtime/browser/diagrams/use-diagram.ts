/** Draws a diagram in the browser. The library is a file of the site's own, loaded with the first diagram. */

import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useApp } from "../../shared/contexts.ts";
import { DIAGRAM_SCRIPTS } from "./script-path.ts";
import { toSiteColours } from "./site-colours.ts";

export interface DiagramOptions {
  /** Mermaid's name of a colour theme; without one, the diagram has the colours of the page. */
  readonly theme: string | undefined;
  readonly isDark: boolean;
  /** Other options of Mermaid. */
  readonly options: object;
  /** Where it is measured. */
  readonly place: RefObject<HTMLElement | null>;
}

export interface Diagram {
  /** The last one that could be drawn: it stays until the next is there. */
  readonly drawing?: Drawing;
  readonly problem?: string;
}

interface Drawing {
  readonly svg: string;
  /** Makes links and tooltips in the element that shows it work. */
  listen(element: Element): void;
}

/** The part of Mermaid that is used. */
interface Mermaid {
  initialize(options: object): void;
  render(id: string, source: string, place?: Element): Promise<Rendered>;
}

interface Rendered {
  readonly svg: string;
  readonly bindFunctions?: (element: Element) => void;
}

/** The layout and look that sites in the format were made for. Mermaid's newer ones load half a megabyte more. */
const DEFAULTS = { startOnLoad: false, layout: "dagre", look: "classic" };

/** What is known of the drawing so far. */
export function useDiagram(source: string, { theme, isDark, options, place }: DiagramOptions): Diagram {
  const { site, importFile } = useApp();
  const { baseUrl, markdown } = site.siteConfig;
  const [diagram, setDiagram] = useState<Diagram>({});
  // Of a page's diagrams none may have the id of another, nor that of the drawing it takes the place of.
  const id = useId().replace(/\W/g, "");
  const count = useRef(0);
  useEffect(() => {
    const { current } = place;
    // A site that has no diagrams does not have the scripts either.
    if (!markdown.mermaid || !current) return;
    let isCurrent = true;
    const draw = async (): Promise<void> => {
      const url = `${baseUrl}${DIAGRAM_SCRIPTS}/mermaid.esm.min.js`;
      const { default: mermaid } = (await (importFile ? importFile(url) : import(url))) as { default: Mermaid };
      const colours = theme === undefined ? toSiteColours(current, isDark) : { theme };
      mermaid.initialize({ ...DEFAULTS, ...colours, ...options, suppressErrorRendering: true });
      const { svg, bindFunctions } = await mermaid.render(`diagram-${id}-${count.current++}`, source, current);
      if (isCurrent) setDiagram({ drawing: { svg, listen: (element) => bindFunctions?.(element) } });
    };
    // In a tab that is not open, or closed details, nothing can be measured: drawn there, a diagram has no size.
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
  }, [baseUrl, importFile, markdown, source, theme, isDark, options, place, id]);
  return diagram;
}
