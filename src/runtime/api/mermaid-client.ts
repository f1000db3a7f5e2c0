/** `@docusaurus/theme-mermaid/client`: diagrams for components of a site. */

import { useColorMode, useThemeConfig } from "@docusaurus/theme-common";
import { useEffect, useId, useMemo, useState } from "react";
import type { ThemeConfig } from "../../model/theme-config.ts";
import { type Drawing, drawDiagram } from "../browser/diagrams/draw-diagram.ts";
import { toSiteColors } from "../browser/diagrams/site-colors.ts";
import { useApp } from "../shared/contexts.ts";

/** Class of the element around a diagram. */
export const MermaidContainerClassName = "docusaurus-mermaid-container";

/** The site's settings. */
export function useMermaidThemeConfig(): ThemeConfig["mermaid"] {
  return useThemeConfig().mermaid;
}

/** Mermaid's own options in the color mode of the page. */
export function useMermaidConfig(): object {
  const { theme, options } = useMermaidThemeConfig();
  const { colorMode } = useColorMode();
  const name = theme[colorMode];
  return useMemo(
    () => ({ startOnLoad: false, ...options, ...(name !== undefined && { theme: name }) }),
    [name, options],
  );
}

export interface MermaidRequest {
  /** The diagram's source. */
  readonly text: string;
  /** Options of Mermaid in place of the site's. */
  readonly config?: object;
}

/** The drawing, and null until it is there. A diagram that cannot be drawn throws while the component renders. */
export function useMermaidRenderResult({ text, config }: MermaidRequest): Drawing | null {
  const { site, importFile } = useApp();
  const { colorMode } = useColorMode();
  const own = useMermaidConfig();
  const options = config ?? own;
  const id = useId().replace(/\W/g, "");
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const place = document.body.appendChild(document.createElement("div"));
    place.setAttribute("aria-hidden", "true");
    Object.assign(place.style, { height: 0, overflow: "hidden", visibility: "hidden" });
    const colors = "theme" in options ? {} : toSiteColors(place, colorMode === "dark");
    drawDiagram({ site, importFile }, { id: `diagram-${id}`, source: text, options: { ...colors, ...options }, place })
      .finally(() => place.remove())
      .then((drawn) => isCurrent && setDrawing(drawn))
      .catch((error: unknown) => {
        if (!isCurrent) return;
        // Thrown by the next render, where boundaries catch it.
        setDrawing(() => {
          throw error;
        });
      });
    return () => {
      isCurrent = false;
      place.remove();
    };
  }, [site, importFile, text, options, id, colorMode]);
  return drawing;
}

/** The drawing as text, empty until it is there. */
export function useMermaidSvg(text: string, config?: object): string {
  const drawing = useMermaidRenderResult({ text, ...(config && { config }) });
  return drawing?.svg ?? "";
}
