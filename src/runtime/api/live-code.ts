/** `@docusaurus/live-code`: what the live editor is made of. Not loaded by pages without one. */

export { type ColouredLine, colourLines, readLines } from "../browser/live-code/colour-lines.ts";
export { type LiveBlock, LiveCodeContext, useLiveCode } from "../browser/live-code/live-code-context.ts";
export { type LiveResult, useLiveResult } from "../browser/live-code/use-live-result.ts";
