/** Components for authors without behavior of their own: they become plain HTML at build time. */

/** A prop that such a component only passes on, as text or as HTML: what it renders is else the same whatever the prop says. */
export interface PassedOn {
  readonly prop: string;
  readonly isHtml: boolean;
}

const staticComponents: Readonly<Record<string, PassedOn | undefined>> = {
  Admonition: { prop: "title", isHtml: true },
  Card: { prop: "title", isHtml: false },
  Cards: undefined,
  CodeBlock: { prop: "title", isHtml: false },
  Details: undefined,
  FileTree: undefined,
  Heading: undefined,
  Shown: undefined,
  Steps: undefined,
  ThemedImage: undefined,
  // Markdown imports it, so it is identified by its module.
  "@theme/IdealImage#default": undefined,
};

/** Elements of a text → the components that render them where a site has its own; elsewhere they are plain HTML. */
export const elementComponents: Readonly<Record<string, readonly string[]>> = {
  a: ["MDXComponents/A"],
  code: ["MDXComponents/Code"],
  pre: ["MDXComponents/Pre"],
  details: ["Details", "MDXComponents/Details"],
  img: ["MDXComponents/Img"],
  li: ["MDXComponents/Li"],
  ul: ["MDXComponents/Ul"],
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, ["Heading", "MDXComponents/Heading"]])),
};

export default staticComponents;
