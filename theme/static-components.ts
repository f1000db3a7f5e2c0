/** Components for authors that have no behaviour of their own: they become plain HTML at build time. */

const staticComponents: readonly string[] = ["Admonition", "CodeBlock", "Details", "Heading", "ThemedImage"];

export default staticComponents;
