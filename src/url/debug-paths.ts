/** Where the debug pages are. Pure: the plugin plans them there, and they link to each other. */

/** The name that the format gives to paths of its own. */
export const PRODUCT = "docusaurus";

/** Path of the debug pages below `baseUrl`. */
export const DEBUG_PATH = `__${PRODUCT}/debug`;

/** The pages in the order of their menu; the first is the one at `DEBUG_PATH` itself, too. */
export const DEBUG_PAGES = [
  { view: "config", component: "@theme/DebugConfig", title: "Config" },
  { view: "metadata", component: "@theme/DebugSiteMetadata", title: "Metadata" },
  { view: "registry", component: "@theme/DebugRegistry", title: "Registry" },
  { view: "routes", component: "@theme/DebugRoutes", title: "Routes" },
  { view: "content", component: "@theme/DebugContent", title: "Content" },
  { view: "globalData", component: "@theme/DebugGlobalData", title: "Global data" },
] as const;

/** Subject of a debug page. */
export type DebugViewName = (typeof DEBUG_PAGES)[number]["view"];
