/** `@docusaurus/ideal-image`: how to show the site's images. Pages whose images are plain HTML do not load it. */

import type { ResponsiveImage } from "../../model/image.ts";
import { useApp } from "../shared/contexts.ts";

/** The versions of the image at a URL; `undefined` if it is shown unchanged, and without the plugin. */
export function useResponsiveImage(url: string): ResponsiveImage | undefined {
  const { page, server } = useApp();
  return server ? server.image(url) : page.data.images?.[url];
}
