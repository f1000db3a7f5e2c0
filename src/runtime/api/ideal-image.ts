/** `@docusaurus/ideal-image`: how images of the site are shown. Not loaded by pages whose images are plain HTML. */

import type { ResponsiveImage } from "../../model/image.ts";
import { useApp } from "../shared/contexts.ts";

/** The forms of the image at a URL; undefined for one that is shown as it is, and without the plugin. */
export function useResponsiveImage(url: string): ResponsiveImage | undefined {
  const { page, server } = useApp();
  return server ? server.image(url) : page.data.images?.[url];
}
