/**
 * The page as React sees it: the layers of its route, outermost first, inside the site's Root. Site-wide head tags are
 * here and not in the layout, because a page need not use that.
 */

import Root from "@theme/Root";
import SiteMetadata from "@theme/SiteMetadata";
import { createElement, type ReactElement, type ReactNode } from "react";
import { AppContext, type AppContextValue } from "../contexts.ts";

export function App({ value }: { readonly value: AppContextValue }): ReactElement {
  return (
    <AppContext value={value}>
      <Root>
        <SiteMetadata />
        <Layers {...value} />
      </Root>
    </AppContext>
  );
}

/** React pages receive the site's configuration as `config`, as in the format. */
function Layers({ page, site }: Pick<AppContextValue, "page" | "site">): ReactNode {
  return page.layers.reduceRight<ReactNode>(
    (inside, { Component, props }) => createElement(Component, { config: site.siteConfig, ...props } as object, inside),
    undefined,
  );
}
