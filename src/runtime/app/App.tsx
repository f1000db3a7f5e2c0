/** The page as React sees it: the layers of its route, outermost first, inside the site's Root. */

import Root from "@theme/Root";
import { createElement, type ReactElement, type ReactNode } from "react";
import { AppContext, type AppContextValue } from "../contexts.ts";

export function App({ value }: { readonly value: AppContextValue }): ReactElement {
  return (
    <AppContext value={value}>
      <Root>
        <Layers {...value} />
      </Root>
    </AppContext>
  );
}

/** Pages of React are given the site's configuration as `config`, as the format has it. */
function Layers({ page, site }: Pick<AppContextValue, "page" | "site">): ReactNode {
  return page.layers.reduceRight<ReactNode>((inside, { Component, props }) => {
    const given: object = { config: site.siteConfig, ...props };
    return createElement(Component, given, ...(inside ? [inside] : []));
  }, undefined);
}
