/** Components for authors that have no behaviour of their own: they become plain HTML at build time. */

/** A prop that such a component only passes on, as text or as HTML: what it renders is else the same whatever the prop says. */
export interface PassedOn {
  readonly prop: string;
  readonly isHtml: boolean;
}

const staticComponents: Readonly<Record<string, PassedOn | undefined>> = {
  Admonition: { prop: "title", isHtml: true },
  CodeBlock: { prop: "title", isHtml: false },
  Details: undefined,
  Heading: undefined,
  ThemedImage: undefined,
};

export default staticComponents;
