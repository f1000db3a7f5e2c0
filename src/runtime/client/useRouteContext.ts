/** `@docusaurus/useRouteContext`: which plugin made the page that is shown. */

import { useApp } from "../contexts.ts";

export interface RouteContext {
  readonly plugin: { readonly name: string; readonly id: string };
  readonly data: object;
}

export default function useRouteContext(): RouteContext {
  const { plugin, context } = useApp().page.data;
  return { plugin, data: context };
}
