/** `@docusaurus/live-code`: building blocks of the live editor. Pages without one do not load it. */

export {
  type LiveBlock,
  LiveCodeContext,
  type LiveSettings,
  useLiveCode,
} from "../browser/live-code/live-code-context.ts";
export { LiveCodeField } from "../browser/live-code/LiveCodeField.tsx";
export { LiveCodeProvider, type LiveCodeProviderProps } from "../browser/live-code/live-code-provider.tsx";
export { LiveView } from "../browser/live-code/LiveView.tsx";
