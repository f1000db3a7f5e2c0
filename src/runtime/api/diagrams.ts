/** `@docusaurus/diagrams`: what draws diagrams. Not loaded by pages without one. */

export { type Diagram, type DiagramOptions, useDiagram } from "../browser/diagrams/use-diagram.ts";
