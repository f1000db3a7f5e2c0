/** Draws a diagram in the browser. The library is one of the site's files, loaded with the first diagram. */

import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useApp } from "../../shared/contexts.ts";
import { DIAGRAM_SCRIPTS } from "./script-path.ts";
import { toSiteColours } from "./site-colours.ts";

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

interface Drawing {
  readonly svg: string;
  /** Activates links and tooltips in the element that shows it. */
  listen(element: Element): void;
}

/** The part of Mermaid that we use. */
interface Mermaid {
  initialize(options: object): void;
  render(id: string, source: string, place?: Element): Promise<Rendered>;
}

interface Rendered {
  readonly svg: string;
  readonly bindFunctions?: (element: Element) => void;
}

/** The layout and look that sites in the format expect. Mermaid's newer ones load half a megabyte more. */
const DEFAULTS = { startOnLoad: false, layout: "dagre", look: "classic" };

/** State of the drawing. */
export function useDiagram(source: string, { theme, isDark, options, place }: DiagramOptions): Diagram {
  const { site, importFile } = useApp();
  const { baseUrl, markdown } = site.siteConfig;
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
      const url = `${baseUrl}${DIAGRAM_SCRIPTS}/mermaid.esm.min.js`;
      const { default: mermaid } = (await (importFile ? importFile(url) : import(url))) as { default: Mermaid };
      const colours = theme === undefined ? toSiteColours(current, isDark) : { theme };
      mermaid.initialize({ ...DEFAULTS, ...colours, ...options, suppressErrorRendering: true });
      const { svg, bindFunctions } = await mermaid.render(`diagram-${id}-${count.current++}`, source, current);
      if (isCurrent) setDiagram({ drawing: { svg, listen: (element) => bindFunctions?.(element) } });
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
  }, [baseUrl, importFile, markdown, source, theme, isDark, options, place, id]);
  return diagram;
}
