import type { AppContextValue } from "../../shared/contexts.ts";
import { DIAGRAM_SCRIPTS } from "./script-path.ts";

/** As Mermaid returns it. */
export interface Drawing {
  readonly svg: string;
  /** Makes links and tooltips in the element that shows it work. */
  readonly bindFunctions?: (element: Element) => void;
}

/** The part of Mermaid that is used. */
interface Mermaid {
  initialize(options: object): void;
  render(id: string, source: string, place?: Element): Promise<Drawing>;
}

/** The layout and look that sites in the format were made for. Mermaid's newer ones load half a megabyte more. */
const DEFAULTS = { startOnLoad: false, layout: "dagre", look: "classic" };

export interface DrawRequest {
  readonly id: string;
  readonly source: string;
  readonly options: object;
  /** Where it is measured. */
  readonly place: Element;
}

/** Draws a diagram in the browser, with the library of the site, loaded with the first diagram. Rejects with what is wrong with the source. */
export async function drawDiagram(
  { site, importFile }: Pick<AppContextValue, "site" | "importFile">,
  { id, source, options, place }: DrawRequest,
): Promise<Drawing> {
  const url = `${site.siteConfig.baseUrl}${DIAGRAM_SCRIPTS}/mermaid.esm.min.js`;
  const { default: mermaid } = (await (importFile ? importFile(url) : import(url))) as { default: Mermaid };
  mermaid.initialize({ ...DEFAULTS, ...options, suppressErrorRendering: true });
  return mermaid.render(id, source, place);
}
