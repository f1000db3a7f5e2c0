/** `@docusaurus/useBrokenLinks`: lets a component name anchors and links it makes. They are checked in the rendered page. */

export interface BrokenLinks {
  readonly collectLink: (link: string | undefined) => void;
  readonly collectAnchor: (anchor: string | undefined) => void;
}

/** Ids and links of components are read from what they render, so nothing needs to be collected. */
export default function useBrokenLinks(): BrokenLinks {
  const nothing = (): void => {};
  return { collectLink: nothing, collectAnchor: nothing };
}
