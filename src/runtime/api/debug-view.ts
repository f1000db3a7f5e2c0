/** `@docusaurus/debug-view`: what the debug pages are made with. Not loaded by other pages. */

export { entriesOf, findInJson, type JsonMatch } from "../shared/debug/find-in-json.ts";
export { type DebugData, useDebugData } from "../shared/debug/use-debug-data.ts";
