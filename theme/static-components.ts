/** Components for authors that need no script: they become plain HTML at build time. */

/** A prop that a component only passes on, as text or as HTML, so that its value does not change the rest of the output. */
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

/** Maps Markdown elements to the theme components that a site may override for them; otherwise they are plain HTML. */
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
