/** `@docusaurus/renderRoutes`: routes of a configuration as elements. */

export { renderRoutes as default, type RouteConfig } from "../shared/routing.tsx";
