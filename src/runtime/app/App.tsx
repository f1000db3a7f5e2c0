/** The page as React sees it: the layers of its route, outermost first, inside the site's Root. */

import Root from "@theme/Root";
import { createElement, type ReactElement, type ReactNode } from "react";
import { AppContext, type AppContextValue, type LoadedPage } from "../contexts.ts";

export function App({ value }: { readonly value: AppContextValue }): ReactElement {
  return (
    <AppContext value={value}>
      <Root>
        <Layers page={value.page} />
      </Root>
    </AppContext>
  );
}

function Layers({ page }: { readonly page: LoadedPage }): ReactNode {
  return page.layers.reduceRight<ReactNode>(
    (inside, { Component, props }) => createElement(Component, props, ...(inside ? [inside] : [])),
    undefined,
  );
}
