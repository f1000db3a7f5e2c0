import { useApp } from "../shared/contexts.ts";

export interface RouteContext {
  readonly plugin: { readonly name: string; readonly id: string };
  readonly data: object;
}

/** `@docusaurus/useRouteContext`: the plugin that made the current page. Throws outside of a page, and on a page whose data names no plugin. */
export default function useRouteContext(): RouteContext {
  const { path, plugin, context } = useApp().page.data;
  // Data from a site's own server or tests may lack it.
  if (!plugin) throw new Error(`Unexpected: the topmost route context, of \`${path}\`, has no plugin attribute.`);
  return { plugin, data: context };
}
