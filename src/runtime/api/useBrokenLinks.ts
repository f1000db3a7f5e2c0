/** `@docusaurus/useBrokenLinks`: lets a component declare its anchors and links. Both are checked in the rendered page. */

export interface BrokenLinks {
  readonly collectLink: (link: string | undefined) => void;
  readonly collectAnchor: (anchor: string | undefined) => void;
}

/** IDs and links are read from the rendered HTML, so nothing needs to be collected. */
export default function useBrokenLinks(): BrokenLinks {
  const nothing = (): void => {};
  return { collectLink: nothing, collectAnchor: nothing };
}
