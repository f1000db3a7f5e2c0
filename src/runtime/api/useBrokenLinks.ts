/** `@docusaurus/useBrokenLinks`: lets a component declare anchors and links that its HTML does not show when it is rendered. */

import { useApp } from "../shared/contexts.ts";

export interface BrokenLinks {
  readonly collectLink: (link: string | undefined) => void;
  readonly collectAnchor: (anchor: string | undefined) => void;
}

export default function useBrokenLinks(): BrokenLinks {
  const { server } = useApp();
  return {
    collectLink: (link) => void (link && server?.links.add(link)),
    collectAnchor: (anchor) => void (anchor && server?.anchors.add(anchor)),
  };
}
