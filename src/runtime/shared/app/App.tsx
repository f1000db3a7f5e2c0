/**
 * The page as React sees it: the layers of its route, outermost first, inside the site's Root. What every page says of the
 * site is here, not in the layout: a page need not use that.
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

/** Pages of React are given the site's configuration as `config`, as the format has it. */
function Layers({ page, site }: Pick<AppContextValue, "page" | "site">): ReactNode {
  return page.layers.reduceRight<ReactNode>(
    (inside, { Component, props }) => createElement(Component, { config: site.siteConfig, ...props } as object, inside),
    undefined,
  );
}
