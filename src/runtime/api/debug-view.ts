/** `@docusaurus/debug-view`: building blocks of the debug pages. Other pages do not load it. */

export { entriesOf, findInJson, type JsonMatch } from "../shared/debug/find-in-json.ts";
export { type DebugData, useDebugData } from "../shared/debug/use-debug-data.ts";
