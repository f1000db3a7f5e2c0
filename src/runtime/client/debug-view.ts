/** `@docusaurus/debug-view`: what the debug pages are made with. Not loaded by other pages. */

export { entriesOf, findInJson, type JsonMatch } from "../debug/find-in-json.ts";
export { type DebugData, useDebugData } from "../debug/use-debug-data.ts";
