/** `@docusaurus/ComponentCreator`: the component of a route, as `@generated/routes` lists them. */

import NotFound from "@theme/NotFound";
import { type ComponentType, createElement, type ReactNode } from "react";
import { toPagePath } from "../../url/page-path.ts";
import { useApp } from "../shared/contexts.ts";

/**
 * Makes the component that shows the page at `path`; for `*`, the not-found component. It throws when it is rendered on
 * another page, because a page's content is loaded with the page.
 */
export default function ComponentCreator(path: string, _hash?: string): ComponentType<object> {
  return function RouteComponent(props: object): ReactNode {
    const { page, site } = useApp();
    if (path === "*") return <NotFound />;
    if (toPagePath(page.data.path) !== toPagePath(path))
      throw new Error(`The page \`${path}\` is not loaded: \`${page.data.path}\` is shown. Link to it instead.`);
    const given = { config: site.siteConfig, ...props };
    return page.layers.reduceRight<ReactNode>(
      (inside, layer) => createElement(layer.Component, { ...given, ...layer.props } as object, inside),
      undefined,
    );
  };
}
