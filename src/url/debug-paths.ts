/** Paths of the debug pages. Pure: the plugin plans them, and they link to each other. */

/** The format's prefix for its own paths. */
export const PRODUCT = "docusaurus";

/** Path of the debug pages below `baseUrl`. */
export const DEBUG_PATH = `__${PRODUCT}/debug`;

/** The pages in the order of their menu; the first is also at `DEBUG_PATH` itself. */
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
