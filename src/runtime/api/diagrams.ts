/** `@docusaurus/diagrams`: draws diagrams. Pages without diagrams do not load it. */

export { type Diagram, type DiagramOptions, useDiagram } from "../browser/diagrams/use-diagram.ts";
