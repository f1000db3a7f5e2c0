/** `@docusaurus/live-code`: building blocks of the live editor. Pages without one do not load it. */

export { type ColouredLine, colourLines, readLines } from "../browser/live-code/colour-lines.ts";
export { type LiveBlock, LiveCodeContext, useLiveCode } from "../browser/live-code/live-code-context.ts";
export { type LiveResult, useLiveResult } from "../browser/live-code/use-live-result.ts";
